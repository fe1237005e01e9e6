% expect: fail misconception=tie_first options=--ties last
minimax(Pos, Best, Val, Line) :-
    (   moves(Pos, Ss)
    ->  findall(t(V, S, L), ( member(S, Ss), minimax(S, _, V, L) ), Ts),
        member(t(Val, Best, Rest), Ts),
        forall(member(t(W, _, _), Ts), not_better(Pos, W, Val)),
        !,
        Line = [Best|Rest]
    ;   static_eval(Pos, Val),
        Line = []
    ).

not_better(Pos, W, Val) :- maxi(Pos), !, W =< Val.
not_better(_, W, Val) :- W >= Val.

maxi(Pos) :- max_to_move(Pos), !.
maxi(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
