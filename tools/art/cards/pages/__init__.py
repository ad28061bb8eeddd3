"""The pages of the fish atlas: each kind among what belongs to it, without frame or lettering."""
