% expect: fail misconception=none
% reason: unbound
% A misspelt variable (Vai for Val): the value never gets out.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    findall(V-S-L, ( member(S, Ss), value(S, V), minimax(S, _, _, L) ), Rs),
    sort(1, @>=, Rs, Sorted),
    ( mx(Pos) -> Sorted = [Vai-Best-Line|_] ; last(Sorted, Vai-Best-Line) ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

value(S, V) :- moves(S, Ss), !, maplist(value, Ss, Vs), ( mx(S) -> max_list(Vs, V) ; min_list(Vs, V) ).
value(S, V) :- static_eval(S, V).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
