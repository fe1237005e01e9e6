% Clauses that are wrong, on one line and on several.
moves(a, [b, c])
moves(b, [d, e]).
moves(a, [b, c]

moves(b, [d, e]).
moves(a, [b, c],
moves(b, [d, e]).
moves(a, [b, c]).
moves(a, b c]).
moves(a,
  [b
   c]).
moves(a,
[b
c]).
moves(a,
% comment
[b
% comment
c]).
moves(a, [b, c)).
moves(a
, [b, c
)
).
foo bar.
foo
bar.
foo

bar.
foo /* comment
*/ bar.
foo % comment
bar.
)
.
a )
.
a
).
a
)
b.
( a
.
[a,
.
{a
b}.
f(a,
 b,
 c
 d,
 e).
a :- b
c :- d.
a :- b,
c :- d.
a :- b,
  c :- d.
a :-
  b :-
    c.
a
:- b
:- c.
- a = b
 = c
 = d.
a = b
= c.
a =
= c.
a = =
b.
:- :- a.
:-
:-
a.
a --> b --> c.
dynamic a dynamic b.
\+ a \+ b.
a : - b c.
f(a = b = c,
  d).
f(a,
  b = c = d).
f(
a = b = c).
f(a
= b = c).
f(a =
b = c).
(a = b
) = c =
d.
[a
= b = c].
'my atom' b.
'my
atom' b.
"my
string" b.
f("a
b" c).
f('a\qb').
f('a
\qb').
f('a
b\q').
f(
'\q').
f('\xfffffff\').
f('
\ud800').
f(0'\q).
f(
0'\q).
f(1.0e999).
f(
1.0e999).
f(1r0).
f(
 1r0).
f(0x).
f(12
0x).
f(,).
f(
,).
f(a,
,).
f(a,|).
f(a,
|).
[|].
[
|].
[a|b|c].
[a|b
|c].
[a|b,c].
[a|b
,c].
[a,
|b].
{|a}.
a | .
| a.
,.
, .
,a.
a,.
a,
.
;.
;a.
a;.
a;
.
a:-.
a:-
.
:- .
().
( ).
(
).
f(a)(b).
f(a)
(b).
(a)(b).
(a)
(b).
a(b) c(d).
a(b)
c(d).
X Y.
X
Y.
X(a).
X (a).
1 2.
1
2.
1(a).
1 (a).
1
(a).
"a" "b".
"a"
"b".
"a"(b).
a "b".
a
"b".
a 1.
a
1.
a -1.
a
-1.
a - 1.
a [b].
a
[b].
a {b}.
a
{b}.
a {}.
a []. 
a
[].
[] a.
[]
a.
{} a.
[a] b.
[a]
b.
{a} b.
{a}
b.
. a.
.
a.
..
a b.
a.b c.
a.b
c.
f(.
f(a. b).
f(a.
b).
[a. b].
[a.
b].
"a. b" c.
f(a,b,).
f(a,b
,).
f(a,,b).
f(a,
,b).
f(a b,c d,e f).
f(a,b c,
 d e).
f(a,
 b c,
 d e).
a;;b.
a,,b.
a::b c.
- .
- - .
- - - .
* .
* * .
* * * .
= = = .
a = .
= a.
a
=
.
a is is b.
a is
is b.
:- dynamic.
:- dynamic
  a b.
:- dynamic a/1
:- dynamic b/1.
f(:- a b).
f(a :- b c).
f(
  g(
    h(
      i j
    )
  )
).
f(
  g(
    h(
      i
    )
  ]
).
f(g(h(i)).
f(g(h(i)))).
f([g([h([i)])])).
f({g)}).
f('a''b' c).
f(a, 'unknown \p escape').
f("unknown
 \p escape").
f(`unknown \p escape`).
f(a  b).
f(a\b).
f(a \ b).
f(\ b).
f(a # b).
f(a $ b).
f($ b).
f(a @ b).
f(a & b).
f(a ~ b).
f(a ? b).
f(a ! b).
f(a; b c).
f(a;
b c).
f(a->b c).
f((a->b
 c)).
f((a,b
,c d)).
f((a,b,
c d)).
f((a
b)).
f(((a b))).
f([[[a b]]]).
f({{{a b}}}).
f(a-b-c d).
f(a- - b c).
f(a-
- b c).
f(1.5.5 a).
f(_ _).
f(_
_).
f(_a _b).
f(A B).
f(a}b).
f(a]b).
f(a)b).
f(a}.
f(a].
f a).
f a].
f a}.
x:-(a b).
x:-[a b].
x:-{a b}.
x:- a, b c, d.
x:- a,
    b
    c,
    d.
x:- a,
    b,
    c
y:- d.
last.
