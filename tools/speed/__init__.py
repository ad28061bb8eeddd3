"""How fast the kernels are, beside games of OpenSpiel in the same process."""
