"""Many matches at once: on all cores or on a cluster, with what is finished kept in a file."""
