% expect: pass
% Ends with a directive that halts, as what is run as a script does.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Successors), Successors = [_|_], !,
    findall(V-S-L, ( member(S, Successors), minimax(S, _, V, L) ), Answers),
    best(Pos, Answers, Val-Best-Line).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best(Pos, [Answer|Answers], Best) :- foldl(better(Pos), Answers, Answer, Best).

better(Pos, V1-S1-L1, V0-S0-L0, Better) :-
    to_move(Pos, Mover),
    (   Mover == max, V1 > V0
    ->  Better = V1-S1-L1
    ;   Mover == min, V1 < V0
    ->  Better = V1-S1-L1
    ;   Better = V0-S0-L0
    ).

to_move(Pos, max) :- max_to_move(Pos), !.
to_move(Pos, min) :- min_to_move(Pos), !.
to_move(Pos, Mover) :-
    moves(Pos, [S|_]),
    ( max_to_move(S) -> Mover = min ; Mover = max ).

:- minimax(a, Best, Val, _), print(Best-Val), nl.
:- halt.
