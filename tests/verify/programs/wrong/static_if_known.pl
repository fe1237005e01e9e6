% expect: fail misconception=inner_static
:- module(opdracht3, [minimax/4]).

minimax(Pos, Beste, Waarde, Lijst) :-
    (   static_eval(Pos, Waarde)
    ->  Lijst = []
    ;   moves(Pos, Opvolgers),
        findall(W-[O|L], ( member(O, Opvolgers), minimax(O, _, W, L) ), Paren),
        sort(1, @>=, Paren, Aflopend),
        (   speler(Pos, Opvolgers, max)
        ->  Aflopend = [Waarde-Lijst|_]
        ;   last(Aflopend, Waarde-Lijst)
        ),
        Lijst = [Beste|_]
    ).

speler(Pos, Os, Wie) :-
    (   max_to_move(Pos) -> Wie = max
    ;   min_to_move(Pos) -> Wie = min
    ;   Os = [O|_], min_to_move(O) -> Wie = max
    ;   Wie = min
    ).
