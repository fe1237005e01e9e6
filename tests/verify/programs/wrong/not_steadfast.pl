% expect: fail misconception=none
% mover(Pos, max) is called with the answer filled in, and then the cut of another clause is not met.
minimax(Pos, Best, Val, Line) :-
    (   \+ moves(Pos, _)
    ->  static_eval(Pos, Val), Line = []
    ;   mover(Pos, max)
    ->  extreme(>, Pos, Best, Val, Line)
    ;   extreme(<, Pos, Best, Val, Line)
    ).

extreme(Op, Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [S|Ss]),
    minimax(S, _, V, L),
    foldl(better(Op), Ss, S-V-L, Best-Val-Line).

better(Op, S, B0-V0-L0, R) :-
    minimax(S, _, V, L),
    ( call(Op, V, V0) -> R = S-V-L ; R = B0-V0-L0 ).

mover(Pos, max) :- max_to_move(Pos), !.
mover(Pos, min) :- min_to_move(Pos), !.
mover(Pos, max) :- moves(Pos, [S|_]), min_to_move(S), !.
mover(_, min).
