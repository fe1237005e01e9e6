% expect: fail misconception=none
% reason: number
% format/2 makes a string of the value.
minimax(Pos, Best, Text, Line) :-
    mm(Pos, Best, Val, Line),
    format(string(Text), "~w", [Val]).

mm(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    findall(V-t(S, L), ( member(S, Ss), mm(S, _, V, L) ), Ps),
    keysort(Ps, Up),
    ( max_turn(Pos) -> last(Up, Val-t(Best, Line)) ; Up = [Val-t(Best, Line)|_] ).
mm(Pos, _, Val, []) :- static_eval(Pos, Val).

max_turn(Pos) :- max_to_move(Pos), !.
max_turn(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
