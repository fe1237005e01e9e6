% expect: fail misconception=negamax_leaf_sign
% value = max of the negated values of the children. Shorter than minimax!
minimax(P, B, V, L) :-
    findall(N-[S|T], (moves(P, Ss), member(S, Ss), minimax(S, _, W, T), N is -W), [X|Xs]),
    !,
    foldl([A-C, D-E, F-G]>>(A > D -> F-G = A-C ; F-G = D-E), Xs, X, V-L),
    L = [B|_].
minimax(P, _, V, []) :- static_eval(P, V).
