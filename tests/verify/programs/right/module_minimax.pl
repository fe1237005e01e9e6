% A module of the very name of the course's library.
:- module(minimax, [minimax/4, best_move/2]).
:- use_module(library(lists)).

best_move(Pos, Move) :- minimax(Pos, Move, _, _).

minimax(Pos, Best, Val, [Best|Tail]) :-
    moves(Pos, List),
    !,
    findall(Val0, ( member(P, List), minimax(P, _, Val0, _) ), Vals),
    target(Pos, Vals, Val),
    nth1(I, Vals, Val),
    nth1(I, List, Best),
    minimax(Best, _, _, Tail),
    !.
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

target(Pos, Vals, Val) :- max_to_move(Pos), !, max_member(Val, Vals).
target(Pos, Vals, Val) :- min_to_move(Pos), !, min_member(Val, Vals).
target(Pos, Vals, Val) :- moves(Pos, [P|_]), min_to_move(P), !, max_member(Val, Vals).
target(_, Vals, Val) :- min_member(Val, Vals).
