:- module(game, [minimax/4, moves/2, static_eval/2, max_to_move/1, min_to_move/1]).

% A small tree to try it on.
moves(root, [left, right]).
moves(left, [l1, l2]).
static_eval(l1, 3).
static_eval(l2, 7).
static_eval(right, 5).
max_to_move(root).
max_to_move(l1).
max_to_move(l2).
min_to_move(left).
min_to_move(right).

minimax(Pos, Best, Val, Line) :-
    moves(Pos, [S|Ss]), !,
    sign(Pos, Sign),
    run(Ss, Sign, S, Best, Val, Line0),
    Line = [Best|Line0].
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

run([], _, S, S, V, L) :- minimax(S, _, V, L).
run([T|Ts], Sign, S, B, V, L) :-
    minimax(S, _, VS, LS),
    run(Ts, Sign, T, BT, VT, LT),
    (   Sign*VS >= Sign*VT
    ->  B = S, V = VS, L = LS
    ;   B = BT, V = VT, L = LT
    ).

sign(P, 1) :- max_to_move(P), !.
sign(P, -1) :- min_to_move(P), !.
sign(P, 1) :- moves(P, [S|_]), min_to_move(S), !.
sign(_, -1).
