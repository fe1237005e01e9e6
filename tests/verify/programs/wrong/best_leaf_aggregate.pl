% expect: fail misconception=best_leaf
:- use_module(library(aggregate)).

% The mover at the start decides everything.
minimax(Pos, Best, Val, Nodes) :-
    (   starter(Pos, min)
    ->  aggregate_all(min(V, P), reaches(Pos, P, V), min(Val, Nodes))
    ;   aggregate_all(max(V, P), reaches(Pos, P, V), max(Val, Nodes))
    ),
    ( nth0(0, Nodes, Best) -> true ; true ).

reaches(Pos, Path, V) :-
    (   moves(Pos, Ss)
    ->  member(S, Ss), Path = [S|P], reaches(S, P, V)
    ;   Path = [], static_eval(Pos, V)
    ).

starter(Pos, Who) :- max_to_move(Pos), !, Who = max.
starter(Pos, Who) :- min_to_move(Pos), !, Who = min.
starter(Pos, Who) :- moves(Pos, [S|_]), max_to_move(S), !, Who = min.
starter(_, max).
