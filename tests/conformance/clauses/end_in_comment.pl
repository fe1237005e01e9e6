a(1).
b(x
 /* open
 comment).
 c.
