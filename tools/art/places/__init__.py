"""Tables, the title picture, curtains."""
