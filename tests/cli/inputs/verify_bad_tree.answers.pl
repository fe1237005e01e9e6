value(a, 2).
