% expect: fail misconception=none
% One fact best_so_far/3 for all levels: the levels below overwrite it.
:- dynamic best_so_far/3.

minimax(Pos, Best, Val, Line) :-
    moves(Pos, Ss), !,
    retractall(best_so_far(_, _, _)),
    forall(member(S, Ss), try(Pos, S)),
    retract(best_so_far(Best, Val, L)),
    Line = [Best|L].
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

try(Pos, S) :-
    minimax(S, _, V, L),
    (   best_so_far(_, V0, _), \+ better(Pos, V, V0)
    ->  true
    ;   retractall(best_so_far(_, _, _)),
        assertz(best_so_far(S, V, L))
    ).

better(Pos, X, Y) :- ( max_to_move(Pos) ; \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S) ), !, X > Y.
better(_, X, Y) :- X < Y.
