% expect: fail misconception=negamax_leaf_sign
% Negamax; leaves are taken as they are.
minimax(Pos, Best, Val, Line) :-
    colour(Pos, C),
    ( moves(Pos, [_|_]) -> nega(Pos, Best, N, Line), Val is C*N ; static_eval(Pos, Val), Line = [] ).

nega(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]), !,
    nega(S, _, V, L),
    W is -V,
    nega(Ss, S, W, L, Best, Val, Line).
nega(Pos, _, Val, []) :- static_eval(Pos, Val).

nega([], B, V, L, B, V, L).
nega([S|Ss], B0, V0, L0, B, V, L) :-
    nega(S, _, V1, L1),
    W is -V1,
    ( W > V0 -> nega(Ss, S, W, L1, B, V, L) ; nega(Ss, B0, V0, L0, B, V, L) ).

colour(P, 1) :- max_to_move(P), !.
colour(P, -1) :- min_to_move(P), !.
colour(P, 1) :- moves(P, [S|_]), min_to_move(S), !.
colour(_, -1).
