a(1).
b(2,
 c).
d(
e f).
"a
b".
'a\
b'.
% c
g.
