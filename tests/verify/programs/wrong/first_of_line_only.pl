% expect: fail misconception=list_first_only
:- module(exercise4, [minimax/4]).

minimax(Pos, Best, Val, NodesList) :-
    value(Pos, Val),
    (   moves(Pos, Ss)
    ->  once(( member(Best, Ss), value(Best, V), V =:= Val )),
        NodesList = [Best]
    ;   NodesList = []
    ).

value(Pos, Val) :- moves(Pos, Ss), !, findall(V, ( member(S, Ss), value(S, V) ), Vs), extreme(Pos, Vs, Val).
value(Pos, Val) :- static_eval(Pos, Val).

extreme(Pos, Vs, Val) :- max_to_move(Pos), !, max_list(Vs, Val).
extreme(Pos, Vs, Val) :- min_to_move(Pos), !, min_list(Vs, Val).
extreme(Pos, Vs, Val) :- moves(Pos, [S|_]), min_to_move(S), !, max_list(Vs, Val).
extreme(_, Vs, Val) :- min_list(Vs, Val).
