:- module(coins, [moves/2, to/2]).
:- use_module(library(lists)).
:- op(700, xfx, to).
:- discontiguous static_eval/2, moves/2.

initial_position(3 to max).
moves(N to P, L) :- findall(M to Q, (member(D, [1,2]), D =< N, M is N-D, other(P, Q)), L), L = [_|_].
static_eval(_ to P, V) :- ( P == max -> V = -1 ; V = 1 ).
max_to_move(_ to max).
min_to_move(_ to min).
other(max, min).
other(min, max).
to(_, _).
