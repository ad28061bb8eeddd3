"""The count as a show: towers grow item by item, the same for every title."""
