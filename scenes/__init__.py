"""What is on the screen when: one small class per scene."""
