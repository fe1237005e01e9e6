value(c, 1).
bset(b, d).
value(a, 4).
value(a, 5).
