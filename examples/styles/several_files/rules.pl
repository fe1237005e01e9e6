% The rules of a game in a file of their own: who takes the last match wins. Consulted before game.pl.

take(N, Taken, M) :-
    member(Taken, [1, 2]),
    Taken =< N,
    M is N - Taken.

other(max, min).
other(min, max).
