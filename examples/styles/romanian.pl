% Chibrituri (matches), with Romanian names.

:- minimax_interface([ moves = mutari/2,
                       max_to_move = mutare_max/1,
                       min_to_move = mutare_min/1,
                       static_eval = valoare/2
                     ]).

initial_position(stare(max, 5)).

mutari(stare(Jucator, N), Stari) :-
    adversar(Jucator, Adversar),
    findall(stare(Adversar, M), ( member(K, [1,2]), K =< N, M is N - K ), Stari).

adversar(max, min).
adversar(min, max).

mutare_max(stare(max, _)).
mutare_min(stare(min, _)).

valoare(stare(max, 0), -1).
valoare(stare(min, 0), 1).
