a(1).

/* open
 comment).
 c.
