% expect: fail misconception=one_ply_short
% The recursion stops where the grandchildren are missing, one ply too soon.
minimax(Pos, Best, Val, Line) :-
    (   moves(Pos, Ss), member(S0, Ss), moves(S0, _)
    ->  moves(Pos, [S|Rest]),
        minimax(S, _, V, L),
        over(Rest, Pos, S, V, L, Best, Val, Line)
    ;   static_eval(Pos, Val),
        Line = []
    ).

over([], _, B, V, L, B, V, [B|L]).
over([S|Ss], Pos, B0, V0, L0, B, V, L) :-
    minimax(S, _, V1, L1),
    (   beats(Pos, V1, V0) -> over(Ss, Pos, S, V1, L1, B, V, L) ; over(Ss, Pos, B0, V0, L0, B, V, L) ).

beats(Pos, X, Y) :- ( max_to_move(Pos) ; \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S) ), !, X > Y.
beats(_, X, Y) :- X < Y.
