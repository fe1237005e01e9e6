% A grammar rule collects the line of play; the values come from a search of their own.
minimax(Pos, Best, Val, Line) :-
    value(Pos, Val),
    phrase(play(Pos), Line),
    ( Line = [Best|_] -> true ; true ).

play(Pos) -->
    { moves(Pos, Ss), Ss = [_|_] },
    !,
    { value(Pos, V), member(S, Ss), value(S, SV), SV =:= V, ! },
    [S],
    play(S).
play(_) --> [].

value(Pos, Val) :-
    moves(Pos, Ss), !,
    values(Ss, Vs),
    ( at_max(Pos) -> max_list(Vs, Val) ; min_list(Vs, Val) ).
value(Pos, Val) :- static_eval(Pos, Val).

values([], []).
values([S|Ss], [V|Vs]) :- value(S, V), values(Ss, Vs).

at_max(Pos) :- max_to_move(Pos), !.
at_max(Pos) :- min_to_move(Pos), !, fail.
at_max(Pos) :- moves(Pos, [S|_]), min_to_move(S), !.
