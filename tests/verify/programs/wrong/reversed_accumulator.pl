% expect: fail misconception=list_reversed
% The path is an accumulator, the first position comes out last.
minimax(Pos, Best, Val, Path) :-
    go(Pos, [], Val, Path),
    ( append(_, [Best], Path) -> true ; true ).

go(Pos, Path0, Val, Path) :-
    moves(Pos, Ss), !,
    findall(V-P, ( member(S, Ss), go(S, [S|Path0], V, P) ), Pairs),
    keysort(Pairs, Sorted),
    (   turn_of_max(Pos) -> last(Sorted, Val-Path) ; Sorted = [Val-Path|_] ).
go(Pos, Path, Val, Path) :-
    static_eval(Pos, Val).

turn_of_max(Pos) :- max_to_move(Pos), !.
turn_of_max(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
