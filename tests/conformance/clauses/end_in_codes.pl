a(1).
b(`open
 codes).
 c.
