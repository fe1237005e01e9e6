% Counts the positions in a global variable and prints the count, as a student does to compare.
:- initialization(nb_setval(visited, 0)).

minimax(Pos, Best, Val, Line) :-
    nb_setval(visited, 0),
    mm(Pos, Best, Val, Line),
    nb_getval(visited, N),
    format("~w positions visited~n", [N]).

mm(Pos, Best, Val, Line) :-
    nb_getval(visited, N0),
    N is N0+1,
    nb_setval(visited, N),
    ( moves(Pos, Ss), Ss \= [] -> inner(Pos, Ss, Best, Val, Line)
    ; static_eval(Pos, Val), Line = []
    ).

inner(Pos, Ss, Best, Val, [Best|Line]) :-
    findall(V/S/L, ( member(S, Ss), mm(S, _, V, L) ), All),
    mover(Pos, Ss, Who),
    choose_from(Who, All, Val/Best/Line).

choose_from(Who, All, V/S/L) :-
    member(V/S/L, All),
    \+ ( member(W/_/_, All), ( Who == max -> W > V ; W < V ) ),
    !.

mover(Pos, _, max) :- max_to_move(Pos), !.
mover(Pos, _, min) :- min_to_move(Pos), !.
mover(_, Ss, max) :- member(S, Ss), min_to_move(S), !.
mover(_, _, min).
