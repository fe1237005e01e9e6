% A directive is one however its name is written.
':-'(op(700, xfx, ~~>)).
x(a ~~> b). x(a~~>b). x(~~>).
':-'((op(700, xfx, =~>), op(200, fy, ~~))).
x(a =~> b). x(~~ a). x(~~ ~~ a =~> b).
'\x3a\-'(op(700, xfx, <~~)).
x(a <~~ b).
(:- op(700, xfx, <=~)).
x(a <=~ b).
:-(op(0, xfx, <=~)).
x(a <=~ b). x(<=~). x(a = <=~).
':-'(set_prolog_flag(double_quotes, atom)).
x("a").
':-'(a, b). ':-'(a, b, c). '?-'(a). '?-'(a, b). '-->'(a). '=>'(a, b). ':-'. '?-'.
