:- use_module(library(aggregate)).

% aggregate_all(max(V, Witness), ...) does the choosing.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    (   maximiser(Pos, Ss)
    ->  aggregate_all(max(V, S-L), reply(Ss, S, V, L), max(Val, Best-Line))
    ;   aggregate_all(min(V, S-L), reply(Ss, S, V, L), min(Val, Best-Line))
    ).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

reply(Ss, S, V, L) :-
    member(S, Ss),
    minimax(S, _, V, L).

maximiser(Pos, _) :- max_to_move(Pos), !.
maximiser(Pos, Ss) :- \+ min_to_move(Pos), forall(member(S, Ss), min_to_move(S)).
