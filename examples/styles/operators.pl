% Matches in a module of its own, with operators, and clauses that do not stand together.

:- module(matches, [moves/2]).
:- discontiguous moves/2, static_eval/2.

:- op(700, xfx, faces).

initial_position(max faces 5).

moves(max faces N, L) :- taken(min, N, L).
static_eval(max faces 0, -1).

moves(min faces N, L) :- taken(max, N, L).
static_eval(min faces 0, 1).

taken(Other, N, L) :-
    findall(Other faces M, ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), L).

max_to_move(max faces _).
min_to_move(min faces _).
