"""Every word a person reads goes through here on its way to the screen."""
