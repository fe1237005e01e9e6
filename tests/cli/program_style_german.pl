% A program with German names, whose interface it tells itself.
:- minimax_interface([move = zug/2, static_eval = wert/2, mover = am_zug/2, players = weiss/schwarz]).
initial_position(weiss-4).
zug(weiss-N, schwarz-M) :- member(D, [1,2]), D =< N, M is N - D.
zug(schwarz-N, weiss-M) :- member(D, [1,2]), D =< N, M is N - D.
am_zug(P-_, P).
wert(weiss-_, -1).
wert(schwarz-_, 1).
