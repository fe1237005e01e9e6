% expect: fail misconception=none
% reason: list
% The line is b->d->i and not a list.
minimax(Pos, Best, Val, Line) :-
    moves(Pos, Ss), !,
    findall(V-(S->L), ( member(S, Ss), minimax(S, _, V, L) ), Ps),
    ( first_player(Pos) -> sort(1, @>=, Ps, [Val-Line|_]) ; sort(1, @=<, Ps, [Val-Line|_]) ),
    Line = (Best->_).
minimax(Pos, _, Val, end) :- static_eval(Pos, Val).

first_player(Pos) :- max_to_move(Pos), !.
first_player(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
