% expect: no_answer
% reason: infinite recursion
minimax(Pos, Best, Val, Line) :-
    minimax(Pos, Best0, Val0, Line0),
    improve(Pos, Best0, Val0, Line0, Best, Val, Line).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

improve(Pos, B0, V0, _, S, V, [S|L]) :-
    moves(Pos, Ss), member(S, Ss), S \== B0,
    minimax(S, _, V, L),
    ( max_to_move(Pos) -> V > V0 ; V < V0 ).
improve(_, B, V, L, B, V, L).
