:- use_module(library(minimax)).
:- minimax_interface([move=m/2, static_eval=v/2, mover=parity]).
m(a,b). m(a,c). m(b,d). m(b,e). m(c,f). m(c,g).
v(d,1). v(e,7). v(f,3). v(g,4).
initial_position(a).
