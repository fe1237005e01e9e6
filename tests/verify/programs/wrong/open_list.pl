% expect: fail misconception=none
% reason: NodesList is left unbound
% A difference list whose end stays open.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]), !,
    minimax(S, _, V, L),
    pick(Ss, Pos, S-V-L, Best-Val-Line).
minimax(Pos, _, Val, _) :- static_eval(Pos, Val).

pick([], _, R, R).
pick([S|Ss], Pos, S0-V0-L0, R) :-
    minimax(S, _, V, L),
    (   ( ismax(Pos) -> V > V0 ; V < V0 ) -> pick(Ss, Pos, S-V-L, R) ; pick(Ss, Pos, S0-V0-L0, R) ).

ismax(Pos) :- max_to_move(Pos), !.
ismax(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
