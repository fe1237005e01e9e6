% expect: fail misconception=none
% Compares the values as text, so that 10 comes before 9.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    findall(T-r(S, V, L), ( member(S, Ss), minimax(S, _, V, L), format(atom(T), "~w", [V]) ), Ps),
    keysort(Ps, Up),
    ( mx(Pos) -> last(Up, _-r(Best, Val, Line)) ; Up = [_-r(Best, Val, Line)|_] ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
