% expect: no_answer
% reason: minimax/4
:- module(homework, []).
minimax(Pos, Best, Val, [Best|L]) :-
    moves(Pos, Ss), !,
    findall(V-(S-L0), ( member(S, Ss), minimax(S, _, V, L0) ), Ps),
    keysort(Ps, Up),
    ( mx(Pos) -> last(Up, Val-(Best-L)) ; Up = [Val-(Best-L)|_] ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
