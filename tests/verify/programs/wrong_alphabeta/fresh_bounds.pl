% expect: fail misconception=ab_no_pruning
% Every position starts again with minus and plus infinity.
alphabeta(Pos, _, _, Good, Val) :-
    moves(Pos, Ss), !,
    who(Pos, Who),
    search(Ss, Who, -inf, inf, Good, Val).
alphabeta(Pos, _, _, _, Val) :- static_eval(Pos, Val).

search([S|Ss], Who, Alpha, Beta, Good, Val) :-
    alphabeta(S, -inf, inf, _, V),
    (   Ss == [] -> Good = S, Val = V
    ;   outside(Who, V, Alpha, Beta) -> Good = S, Val = V
    ;   narrower(Who, V, Alpha, Beta, A, B),
        search(Ss, Who, A, B, Good1, Val1),
        (   preferred(Who, V, Val1) -> Good = S, Val = V ; Good = Good1, Val = Val1 )
    ).

outside(max, V, _, Beta) :- V >= Beta.
outside(min, V, Alpha, _) :- V =< Alpha.

narrower(max, V, A, B, A1, B) :- A1 is max(A, V).
narrower(min, V, A, B, A, B1) :- B1 is min(B, V).

preferred(max, V, W) :- V >= W.
preferred(min, V, W) :- V =< W.

who(Pos, max) :- max_to_move(Pos), !.
who(Pos, min) :- min_to_move(Pos), !.
who(Pos, max) :- moves(Pos, [S|_]), min_to_move(S), !.
who(_, min).
