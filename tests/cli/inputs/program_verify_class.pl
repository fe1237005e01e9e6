% A right program.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [First|Rest]), !,
    minimax(First, _, Val0, Line0),
    best(Rest, Pos, First, Val0, Line0, Best, Val, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

best([], _, Best, Val, Line, Best, Val, Line).
best([Next|Rest], Pos, Best0, Val0, Line0, Best, Val, Line) :-
    minimax(Next, _, Val1, Line1),
    (   better(Pos, Val1, Val0)
    ->  best(Rest, Pos, Next, Val1, Line1, Best, Val, Line)
    ;   best(Rest, Pos, Best0, Val0, Line0, Best, Val, Line)
    ).

better(Pos, A, B) :- max_to_move(Pos), !, A > B.
better(_, A, B) :- A < B.
