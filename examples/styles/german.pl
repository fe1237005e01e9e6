% Streichhölzer (matches), with German names; MAX moves where MIN does not.

:- minimax_interface([ moves = zuege/2,
                       min_to_move = min_am_zug/1,
                       max_to_move = max_am_zug/1,
                       static_eval = wert/2
                     ]).

initial_position(am_zug(max, 5)).

zuege(am_zug(Spieler, N), Folgen) :-
    gegner(Spieler, Gegner),
    findall(am_zug(Gegner, M), ( member(K, [1,2]), K =< N, M is N - K ), Folgen).

gegner(max, min).
gegner(min, max).

min_am_zug(am_zug(min, _)).
max_am_zug(Stellung) :- \+ min_am_zug(Stellung).

wert(am_zug(max, 0), -1).
wert(am_zug(min, 0), 1).
