% expect: fail misconception=list_with_repeats
% Rounds from the end: each round puts the winner in front, also when it was there already.
minimax(Pos, Best, Val, List) :-
    moves(Pos, Ss), !,
    ( maximising(Pos) -> Op = (>) ; Op = (<) ),
    reverse(Ss, [Last|Others]),
    minimax(Last, _, V, L),
    rounds(Others, Op, Last, V, L, 0, Best, Val, List).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

rounds([], _, B, V, L, N, B, V, List) :- in_front(N, B, L, List).
rounds([S|Ss], Op, B0, V0, L0, N, B, V, List) :-
    minimax(S, _, V1, L1),
    N1 is N+1,
    (   call(Op, V1, V0)
    ->  length(Ss, Left), rounds_left(Left, S, V1, L1, Ss, Op, B, V, List)
    ;   rounds(Ss, Op, B0, V0, L0, N1, B, V, List)
    ).

% a new winner starts with one in front
rounds_left(_, S, V, L, Ss, Op, B, Val, List) :- rounds(Ss, Op, S, V, L, 1, B, Val, List).

in_front(0, _, L, L) :- !.
in_front(N, B, L, [B|M]) :- N1 is N-1, in_front(N1, B, L, M).

maximising(Pos) :- max_to_move(Pos), !.
maximising(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
