question(value(c, _), 2).
best(b, _).
question(pruned(_), 0.5).
value(a, 4).
