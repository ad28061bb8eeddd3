"""The market of the auction as a race: fish that swim to the right, their water, their plaques."""
