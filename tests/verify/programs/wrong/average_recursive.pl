% expect: fail misconception=average_at_min
% MAX takes the best, for MIN the sum is divided by the number.
minimax(Pos, Best, Val, Line) :-
    (   \+ moves(Pos, _)
    ->  static_eval(Pos, Val), Line = []
    ;   moves(Pos, [S|Ss]),
        minimax(S, _, V, L),
        (   at_max(Pos)
        ->  up(Ss, S, V, L, Best, Val, L1)
        ;   down(Ss, S, V, L, V, 1, Best, Val, L1)
        ),
        Line = [Best|L1]
    ).

up([], B, V, L, B, V, L).
up([S|Ss], B0, V0, L0, B, V, L) :-
    minimax(S, _, V1, L1),
    ( V1 > V0 -> up(Ss, S, V1, L1, B, V, L) ; up(Ss, B0, V0, L0, B, V, L) ).

down([], B, _, L, Sum, N, B, V, L) :- V is Sum/N.
down([S|Ss], B0, V0, L0, Sum0, N0, B, V, L) :-
    minimax(S, _, V1, L1),
    Sum is Sum0+V1,
    N is N0+1,
    ( V1 < V0 -> down(Ss, S, V1, L1, Sum, N, B, V, L) ; down(Ss, B0, V0, L0, Sum, N, B, V, L) ).

at_max(Pos) :- max_to_move(Pos), !.
at_max(Pos) :- min_to_move(Pos), !, fail.
at_max(Pos) :- moves(Pos, [S|_]), min_to_move(S).
