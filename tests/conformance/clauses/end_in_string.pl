a(1).
b("open
 string).
 c.
