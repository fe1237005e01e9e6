% expect: fail misconception=mover_of_child
minimax(P, B, V, L) :-
    (  moves(P, Ss)
    -> reverse(Ss, [Last|Others]),
       minimax(Last, _, V0, L0),
       against(Others, Last, V0, L0, B, V, L1),
       L = [B|L1]
    ;  static_eval(P, V),
       L = []
    ).

% Each one against the winner of those after it; whoever is to move *after* the move does not like it
against([], B, V, L, B, V, L).
against([S|Ss], B0, V0, L0, B, V, L) :-
    minimax(S, _, V1, L1),
    (  ( min_to_move(S) -> V1 > V0 ; max_to_move(S) -> V1 < V0 ; fail )
    -> against(Ss, S, V1, L1, B, V, L)
    ;  against(Ss, B0, V0, L0, B, V, L)
    ).
