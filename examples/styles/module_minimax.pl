% A module that is called like the library, with a minimax of its own. Matches: who takes the last one wins.

:- module(minimax, [minimax/3]).

initial_position(max-5).

moves(Player-N, Successors) :-
    other(Player, Other),
    findall(Other-M, ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

other(max, min).
other(min, max).

max_to_move(max-_).
min_to_move(min-_).

static_eval(max-0, -1).
static_eval(min-0, 1).

minimax(Pos, BestPos, Val) :-
    moves(Pos, [_|_]),
    !,
    findall(V-Succ, ( moves(Pos, Successors), member(Succ, Successors), value(Succ, V) ), Pairs),
    keysort(Pairs, Sorted),
    (   max_to_move(Pos)
    ->  last(Sorted, Val-BestPos)
    ;   Sorted = [Val-BestPos|_]
    ).
minimax(Pos, _, Val) :-
    static_eval(Pos, Val).

value(Pos, Val) :-
    minimax(Pos, _, Val).
