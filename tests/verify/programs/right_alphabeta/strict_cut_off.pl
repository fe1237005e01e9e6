% expect: pass options=--cut-off strict
% Cuts off where the value is outside the window only, and then takes the last of equals.
alphabeta(Pos, Alpha, Beta, Good, Val) :-
    (   moves(Pos, [S|Ss])
    ->  ( to_max(Pos, S) -> M = max ; M = min ),
        alphabeta(S, Alpha, Beta, _, V),
        loop(M, Ss, Alpha, Beta, S, V, Good, Val)
    ;   static_eval(Pos, Val)
    ).

loop(_, [], _, _, B, V, B, V) :- !.
loop(max, _, _, Beta, G, V, G, V) :- V > Beta, !.
loop(min, _, Alpha, _, G, V, G, V) :- V < Alpha, !.
loop(M, [S|Ss], Alpha0, Beta0, G0, V0, G, V) :-
    (   M == max
    ->  larger(Alpha0, V0, Alpha), Beta = Beta0
    ;   Alpha = Alpha0, smaller(Beta0, V0, Beta)
    ),
    alphabeta(S, Alpha, Beta, _, V1),
    (   ( M == max -> V1 >= V0 ; V1 =< V0 )
    ->  loop(M, Ss, Alpha, Beta, S, V1, G, V)
    ;   loop(M, Ss, Alpha, Beta, G0, V0, G, V)
    ).

larger(X, Y, Z) :- ( X > Y -> Z = X ; Z = Y ).
smaller(X, Y, Z) :- ( X < Y -> Z = X ; Z = Y ).

to_max(Pos, _) :- max_to_move(Pos), !.
to_max(Pos, S) :- \+ min_to_move(Pos), min_to_move(S).
