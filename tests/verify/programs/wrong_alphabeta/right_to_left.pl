% expect: fail misconception=ab_right_to_left
% The recursion comes first: the last successor is searched before all others.
alphabeta(Pos, Alpha, Beta, Good, Val) :-
    moves(Pos, Ss), !,
    ( maxi(Pos) -> Who = max ; Who = min ),
    search(Ss, Who, Alpha, Beta, window(_, _), result(Good, Val), _).
alphabeta(Pos, _, _, _, Val) :- static_eval(Pos, Val).

% search(+Successors, +Who, +Alpha, +Beta, -Window after them, -Best of them, -cut or open)
search([S], Who, A, B, W, result(S, V), End) :- !,
    alphabeta(S, A, B, _, V),
    window(Who, A, B, V, W, End).
search([S|Ss], Who, A, B, W, R, End) :-
    search(Ss, Who, A, B, W1, R1, End1),
    (   End1 == cut
    ->  W = W1, R = R1, End = cut
    ;   W1 = window(A1, B1),
        alphabeta(S, A1, B1, _, V),
        R1 = result(_, V1),
        ( ( Who == max -> V > V1 ; V < V1 ) -> R = result(S, V) ; R = R1 ),
        R = result(_, VR),
        window(Who, A1, B1, VR, W, End)
    ).

window(max, A, B, V, window(A1, B), End) :- A1 is max(A, V), ( A1 >= B -> End = cut ; End = open ).
window(min, A, B, V, window(A, B1), End) :- B1 is min(B, V), ( A >= B1 -> End = cut ; End = open ).

maxi(Pos) :- max_to_move(Pos), !.
maxi(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
