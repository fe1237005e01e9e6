% expect: fail misconception=ab_shallow_only
% Only the best value of the parent so far is handed down, not that of its parents.
alphabeta(Pos, Alpha, Beta, Good, Val) :-
    moves(Pos, [S|Ss]), !,
    alphabeta(S, -inf, inf, _, V),
    others(Ss, Pos, Alpha, Beta, S, V, Good, Val).
alphabeta(Pos, _, _, _, Val) :- static_eval(Pos, Val).

others([], _, _, _, G, V, G, V) :- !.
others(_, Pos, Alpha, Beta, G, V, G, V) :-
    ( maxi(Pos) -> V >= Beta ; V =< Alpha ), !.
others([S|Ss], Pos, Alpha, Beta, G0, V0, G, V) :-
    (   maxi(Pos)
    ->  alphabeta(S, V0, inf, _, V1),
        ( V1 > V0 -> others(Ss, Pos, Alpha, Beta, S, V1, G, V) ; others(Ss, Pos, Alpha, Beta, G0, V0, G, V) )
    ;   alphabeta(S, -inf, V0, _, V1),
        ( V1 < V0 -> others(Ss, Pos, Alpha, Beta, S, V1, G, V) ; others(Ss, Pos, Alpha, Beta, G0, V0, G, V) )
    ).

maxi(Pos) :- max_to_move(Pos), !.
maxi(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
