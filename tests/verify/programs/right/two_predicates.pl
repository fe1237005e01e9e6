% maxvalue and minvalue call one another by who moves, as in pseudo-code of the lectures.

minimax(Pos, Best, Val, Line) :-
    (   \+ moves(Pos, _)
    ->  static_eval(Pos, Val), Line = []
    ;   mover(Pos, Mover),
        search(Mover, Pos, Best, Val, Line)
    ).

search(max, Pos, Best, Val, Line) :- max_value(Pos, Best, Val, Line).
search(min, Pos, Best, Val, Line) :- min_value(Pos, Best, Val, Line).

max_value(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]),
    minimax(S, _, V, L),
    max_of(Ss, S, V, L, Best, Val, Line).

max_of([], S, V, L, S, V, L).
max_of([T|Ts], S, V, L, Best, Val, Line) :-
    minimax(T, _, W, M),
    ( W > V -> max_of(Ts, T, W, M, Best, Val, Line) ; max_of(Ts, S, V, L, Best, Val, Line) ).

min_value(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]),
    minimax(S, _, V, L),
    min_of(Ss, S, V, L, Best, Val, Line).

min_of([], S, V, L, S, V, L).
min_of([T|Ts], S, V, L, Best, Val, Line) :-
    minimax(T, _, W, M),
    ( W < V -> min_of(Ts, T, W, M, Best, Val, Line) ; min_of(Ts, S, V, L, Best, Val, Line) ).

mover(Pos, max) :- max_to_move(Pos), !.
mover(Pos, min) :- min_to_move(Pos), !.
mover(Pos, max) :- moves(Pos, [S|_]), min_to_move(S), !.
mover(_, min).
