% expect: no_answer
% reason: Syntax error
% A comma where a full stop belongs: one long clause with two necks.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    best(Ss, Pos, Best, Val, Line),
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

best([S], _, S, V, L) :- minimax(S, _, V, L), !.
best([S|Ss], Pos, B, V, L) :-
    minimax(S, _, V1, L1),
    best(Ss, Pos, B2, V2, L2),
    ( max_to_move(Pos), V1 > V2 -> B = S, V = V1, L = L1 ; B = B2, V = V2, L = L2 ).
