% What ends a clause and what does not.
a.
b. c. d.
e.% comment
f.	g.
h
.
i .
j . % x
k./* no end */ l. m.
n.n.
o.'p'. q."r". s.[t]. u.{v}. w.(x).
1.5. 1. 2. 3.
'a.b'. 'a. b'. "a. b". `a. b`.
f(a.b). f(a. b). f('.'). f('. '). f(".").  f(0'.). f(0'. ). f(a .b).
+. +. -. = . =. . 
..
... 
a.. b... c.
a = . .
a = '.'.
X = a. Y.
[a]. {a}. (a). "a". 0'a. 'a'. a(b). 1.0. 0x1. 0'.. 0'. . 1r3. 1.0Inf. _. X.
a:-b.c:-d.
end(a).
