a(1).
a(2). b
  c(
 'open quote.
 d.
