"""The stand-in pictures of the game, drawn with pygame alone: few inks, bold key line."""
