% expect: fail misconception=average_at_min
% MIN may play anything, so take the mean of his moves (as for a dice).
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    findall(V-S/L, ( member(S, Ss), minimax(S, _, V, L) ), Rs),
    (   max_moves(Pos)
    ->  pick(Rs, Val-Best/Line, >)
    ;   pick(Rs, _-Best/Line, <),
        findall(V, member(V-_, Rs), Vs),
        sum_list(Vs, Sum),
        length(Vs, N),
        Val is Sum/N
    ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

pick([R|Rs], Best, Op) :- foldl(prefer(Op), Rs, R, Best).

prefer(Op, V1-X1, V0-X0, R) :- ( call(Op, V1, V0) -> R = V1-X1 ; R = V0-X0 ).

max_moves(P) :- max_to_move(P), !.
max_moves(P) :- \+ min_to_move(P), moves(P, [S|_]), min_to_move(S).
