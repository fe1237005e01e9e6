#!/usr/bin/env swipl
% A script of its own: main/0 is for the shell only.

:- initialization(main, main).

main :-
    current_prolog_flag(argv, [Arg|_]),
    term_to_atom(Pos, Arg),
    minimax(Pos, Best, Val, Line),
    format("~q ~q ~q~n", [Best, Val, Line]).

%!  minimax(+Pos, -Best, -Val, -Line) is semidet.

minimax(Pos, Best, Val, Line) :-
    successors(Pos, Ss),
    minimax(Ss, Pos, Best, Val, Line).

successors(Pos, Ss) :- moves(Pos, Ss), !.
successors(_, []).

minimax([], Pos, _, Val, []) :- static_eval(Pos, Val).
minimax([S|Ss], Pos, Best, Val, [Best|Line]) :-
    minimax(S, _, V, L),
    goal_of(Pos, [S|Ss], Goal),
    rest(Ss, Goal, S, V, L, Best, Val, Line).

rest([], _, S, V, L, S, V, L).
rest([S|Ss], Goal, S0, V0, L0, Best, Val, Line) :-
    minimax(S, _, V, L),
    compare_values(Goal, V, V0, Keep),
    (   Keep == new
    ->  rest(Ss, Goal, S, V, L, Best, Val, Line)
    ;   rest(Ss, Goal, S0, V0, L0, Best, Val, Line)
    ).

compare_values(most, V, V0, new) :- V > V0, !.
compare_values(least, V, V0, new) :- V < V0, !.
compare_values(_, _, _, old).

goal_of(Pos, _, most) :- max_to_move(Pos), !.
goal_of(Pos, _, least) :- min_to_move(Pos), !.
goal_of(_, [S|_], most) :- min_to_move(S), !.
goal_of(_, _, least).
