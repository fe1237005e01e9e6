% Positions are written with an operator of the program, whose show_position/1 throws.
:- module(upset_pictures, [show_position/1]).
:- op(700, xfx, ==>).

initial_position(1 ==> 2).

moves(1 ==> 2, [2 ==> 3, 3 ==> 4]).
max_to_move(1 ==> 2).
static_eval(2 ==> 3, 4).
static_eval(3 ==> 4, 5).

show_position(N ==> _) :- atom_length(N, _), atom_length(f(N), _).
