% Runs its tests and prints while it is loaded.
:- initialization(main).

:- dynamic moves/2, static_eval/2, max_to_move/1, min_to_move/1.

moves(t, [u, v]).
static_eval(u, 1).
static_eval(v, 2).
max_to_move(t).
min_to_move(u).
min_to_move(v).

main :-
    writeln('Testing ...'),
    minimax(t, B, V, L),
    print_message(informational, format("~w ~w ~w", [B, V, L])),
    (   B == v, V == 2, L == [v]
    ->  format("PASS~n")
    ;   format("FAIL: ~w~n", [B-V-L])
    ).

:- format("loading~n", []).

minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss),
    !,
    ( max_moves(Pos, Ss) -> Better = (>) ; Better = (<) ),
    Ss = [S|Rest],
    minimax(S, _, V, L),
    fold(Rest, Better, S, V, L, Best, Val, Line).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

fold([], _, S, V, L, S, V, L).
fold([S|Ss], Better, S0, V0, L0, Best, Val, Line) :-
    minimax(S, _, V1, L1),
    (   call(Better, V1, V0)
    ->  fold(Ss, Better, S, V1, L1, Best, Val, Line)
    ;   fold(Ss, Better, S0, V0, L0, Best, Val, Line)
    ).

max_moves(Pos, _) :- max_to_move(Pos), !.
max_moves(Pos, [S|_]) :- \+ min_to_move(Pos), min_to_move(S).
