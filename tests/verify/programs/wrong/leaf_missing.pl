% expect: fail misconception=list_without_leaf
% The leaf is no move any more, it is not in the list.
minimax(Pos, Best, Val, Line) :-
    moves(Pos, Ss), !,
    findall(V-S-L, ( member(S, Ss), minimax(S, _, V, L) ), [R|Rs]),
    select_best(Rs, R, Pos, Val-Best-Line0),
    ( moves(Best, _) -> Line = [Best|Line0] ; Line = [] ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

select_best([], R, _, R).
select_best([V-S-L|Rs], W-T-M, Pos, R) :-
    (   side(max, Pos), V > W -> select_best(Rs, V-S-L, Pos, R)
    ;   side(min, Pos), V < W -> select_best(Rs, V-S-L, Pos, R)
    ;   select_best(Rs, W-T-M, Pos, R)
    ).

side(max, Pos) :- max_to_move(Pos), !.
side(min, Pos) :- min_to_move(Pos), !.
side(Who, Pos) :- \+ max_to_move(Pos), \+ min_to_move(Pos), moves(Pos, [S|_]), ( min_to_move(S) -> Who = max ; Who = min ).
