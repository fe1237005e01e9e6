% expect: fail misconception=none
% Off by one: the last successor is never looked at where there is more than one.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    length(Ss, N),
    between_answers(Ss, 1, N, Rs),
    keysort(Rs, Up),
    ( mx(Pos) -> last(Up, Val-(Best-Line)) ; Up = [Val-(Best-Line)|_] ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

between_answers([S|_], N, N, [V-(S-L)]) :- N =:= 1, !, minimax(S, _, V, L).
between_answers(_, N, N, []) :- !.
between_answers([S|Ss], I, N, [V-(S-L)|Rs]) :-
    minimax(S, _, V, L),
    I1 is I+1,
    between_answers(Ss, I1, N, Rs).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
