% expect: fail misconception=none
% Value and position are chosen, but the list always comes from the last successor.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    maplist([S, V-S, L]>>minimax(S, _, V, L), Ss, Ps, Ls),
    last(Ls, Line),
    keysort(Ps, Up),
    ( mx(Pos) -> last(Up, Val-Best) ; Up = [Val-Best|_] ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
