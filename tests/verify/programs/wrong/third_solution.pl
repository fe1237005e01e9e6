% expect: fail misconception=none
% reason: on backtracking it answers minimax(
% Right twice, and then not.
minimax(Pos, Best, Val, Line) :-
    answer(Pos, Best, Val, Line),
    member(_, [1, 2]).
minimax(Pos, Best, 77, [Best]) :- moves(Pos, [Best|_]).

answer(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    findall(V-S-L, (member(S, Ss), answer(S, _, V, L)), All),
    (   turn(Pos, max) -> aggregate_all(max(V), member(V-_-_, All), Val) ; aggregate_all(min(V), member(V-_-_, All), Val) ),
    member(Val-Best-Line, All), !.
answer(Pos, _, Val, []) :- static_eval(Pos, Val).

turn(P, M) :- max_to_move(P), !, M = max.
turn(P, M) :- min_to_move(P), !, M = min.
turn(P, M) :- moves(P, [S|_]), ( min_to_move(S) -> M = max ; M = min ).
