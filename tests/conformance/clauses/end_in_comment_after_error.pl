a b.
c d 
 /* open.

e.
