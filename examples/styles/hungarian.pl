% Gyufák (matches), with Hungarian names: lep(Állás, Új) steps to one successor, and who is to step
% stands in the position.

:- minimax_interface([ move = lep/2,
                       mover = kovetkezik/2,
                       players = nagy/kicsi,
                       static_eval = ertek/2
                     ]).

initial_position(allas(nagy, 5)).

lep(allas(J, N), allas(E, M)) :-
    ellenfel(J, E),
    member(K, [1,2]),
    K =< N,
    M is N - K.

ellenfel(nagy, kicsi).
ellenfel(kicsi, nagy).

kovetkezik(allas(J, _), J).

ertek(allas(nagy, 0), -1).
ertek(allas(kicsi, 0), 1).
