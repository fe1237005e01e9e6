% expect: fail misconception=ab_bounds_not_passed
% The window is handed to the moves of the first position, and is forgotten below.
alphabeta(Pos, Alpha, Beta, Good, Val) :-
    search(Pos, Alpha, Beta, Good, Val, own).

search(Pos, Alpha, Beta, Good, Val, Where) :-
    moves(Pos, Ss), !,
    who(Pos, Who),
    each(Ss, Who, Alpha, Beta, Where, Good, Val).
search(Pos, _, _, _, Val, _) :- static_eval(Pos, Val).

each([S|Ss], Who, Alpha, Beta, Where, Good, Val) :-
    (   Where == own
    ->  search(S, Alpha, Beta, _, V, below)
    ;   search(S, -inf, inf, _, V, below)
    ),
    (   Ss == [] -> Good = S, Val = V
    ;   outside(Who, V, Alpha, Beta) -> Good = S, Val = V
    ;   narrower(Who, V, Alpha, Beta, A, B),
        each(Ss, Who, A, B, Where, Good1, Val1),
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
