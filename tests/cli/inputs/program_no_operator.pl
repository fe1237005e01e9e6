% A term is written with the operators that the program has.
:- op(0, yfx, +).
:- op(0, xfx, :=).
:- op(700, xfx, ::).
moves(p :: q, ['+'(1,2)]) :- true.
max_to_move(p :: q).
static_eval('+'(1,2), '+'(1,2)).
