% expect: fail misconception=swapped
/* Nachfolger werden der Reihe nach verglichen. MAX will den kleinsten Wert ... oder? */
minimax(Stellung, Beste, Wert, [Beste|Rest]) :-
    moves(Stellung, Liste), !,
    am_zug(Stellung, Wer),
    waehle(Liste, Wer, Beste, Wert, Rest).
minimax(Stellung, _, Wert, []) :-
    static_eval(Stellung, Wert).

am_zug(S, max) :- max_to_move(S), !.
am_zug(S, min) :- min_to_move(S), !.
am_zug(S, max) :- moves(S, [N|_]), min_to_move(N), !.
am_zug(_, min).

waehle([S], _, S, W, R) :- !, minimax(S, _, W, R).
waehle([S|Ss], Wer, B, W, R) :-
    minimax(S, _, W1, R1),
    waehle(Ss, Wer, B2, W2, R2),
    (   besser(Wer, W1, W2)
    ->  B = S, W = W1, R = R1
    ;   B = B2, W = W2, R = R2
    ).

besser(max, X, Y) :- X < Y.
besser(min, X, Y) :- X > Y.
