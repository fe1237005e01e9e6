% Alpha-beta inside minimax/4. A successor is only taken where it is strictly better, so a bound
% that a cut-off left behind is never mistaken for a value.
minimax(Pos, Best, Val, Line) :-
    ab(Pos, -inf, inf, Best, Val, Line).

ab(Pos, Alpha, Beta, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]), !,
    ( is_max(Pos) -> M = max ; M = min ),
    ab(S, Alpha, Beta, _, V, L),
    continue(M, Ss, Alpha, Beta, S, V, L, Best, Val, Line).
ab(Pos, _, _, _, Val, []) :- static_eval(Pos, Val).

continue(_, [], _, _, B, V, L, B, V, L) :- !.
continue(max, _, _, Beta, B, V, L, B, V, L) :- V >= Beta, !.
continue(min, _, Alpha, _, B, V, L, B, V, L) :- V =< Alpha, !.
continue(M, [S|Ss], Alpha, Beta, B0, V0, L0, B, V, L) :-
    narrow(M, V0, Alpha, Beta, A1, B1),
    ab(S, A1, B1, _, V1, L1),
    (   ( M == max, V1 > V0 ; M == min, V1 < V0 )
    ->  continue(M, Ss, A1, B1, S, V1, L1, B, V, L)
    ;   continue(M, Ss, A1, B1, B0, V0, L0, B, V, L)
    ).

narrow(max, V, Alpha, Beta, V, Beta) :- V > Alpha, !.
narrow(min, V, Alpha, Beta, Alpha, V) :- V < Beta, !.
narrow(_, _, Alpha, Beta, Alpha, Beta).

is_max(Pos) :- max_to_move(Pos), !.
is_max(Pos) :- min_to_move(Pos), !, fail.
is_max(Pos) :- moves(Pos, [S|_]), min_to_move(S).
