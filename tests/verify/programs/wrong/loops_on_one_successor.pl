% expect: fail misconception=none
% reason: infinite recursion
% A list of one position is split into itself and nothing.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    tournament(Ss, Pos, r(Best, Val, Line)).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

tournament([A, B], Pos, R) :- !, duel(Pos, A, B, R).
tournament(Ss, Pos, R) :-
    length(Ss, N),
    Half is (N+1)//2,
    length(Left, Half),
    append(Left, Right, Ss),
    tournament(Left, Pos, R1),
    (   Right == [] -> R = R1 ; tournament(Right, Pos, R2), winner(Pos, R1, R2, R) ).

duel(Pos, A, B, R) :- minimax(A, _, V, L), minimax(B, _, W, M), winner(Pos, r(A, V, L), r(B, W, M), R).

winner(Pos, r(A, V, L), r(_, W, _), r(A, V, L)) :- ( mx(Pos) -> V >= W ; V =< W ), !.
winner(_, _, R, R).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
