% Each position is valued once: a shared one is found in the table.
:- table result/4.

minimax(Pos, Best, Val, Line) :-
    result(Pos, Best0, Val, Line),
    ( Best0 = best(Best) -> true ; true ).

result(Pos, Best, Val, Line) :-
    (   moves(Pos, Ss)
    ->  findall(V-(S/L), ( member(S, Ss), result(S, _, V, L) ), Found),
        choose(Pos, Found, Val-(B/L)),
        Best = best(B),
        Line = [B|L]
    ;   static_eval(Pos, Val),
        Best = none,
        Line = []
    ).

choose(Pos, [F|Fs], R) :- foldl(pick(Pos), Fs, F, R).

pick(Pos, V1-X1, V0-X0, V-X) :-
    (   wants_more(Pos) -> ( V1 > V0 -> V-X = V1-X1 ; V-X = V0-X0 )
    ;   V1 < V0 -> V-X = V1-X1
    ;   V-X = V0-X0
    ).

wants_more(Pos) :- max_to_move(Pos), !.
wants_more(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
