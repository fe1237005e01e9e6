% expect: fail misconception=ab_right_to_left
% reverse/2 to get the order of the successors right.
alphabeta(P, A, B, G, V) :-
    ( moves(P, Ss) -> reverse(Ss, [R|Rs]), alphabeta(R, A, B, _, V0), loop(Rs, P, A, B, R, V0, G, V)
    ; static_eval(P, V) ).

loop([], _, _, _, G, V, G, V) :- !.
loop([S|Ss], P, A, B, G0, V0, G, V) :-
    (   mx(P) -> A1 is max(A, V0), B1 = B ; A1 = A, B1 is min(B, V0) ),
    (   A1 >= B1 -> G = G0, V = V0
    ;   alphabeta(S, A1, B1, _, V1),
        ( ( mx(P) -> V1 > V0 ; V1 < V0 ) -> G1-V2 = S-V1 ; G1-V2 = G0-V0 ),
        loop(Ss, P, A1, B1, G1, V2, G, V)
    ).

mx(P) :- max_to_move(P), !.
mx(P) :- \+ min_to_move(P), moves(P, [S|_]), min_to_move(S).
