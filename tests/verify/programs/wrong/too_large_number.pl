% expect: no_answer
% reason: more memory
% Keeps the values apart by a factor that takes all memory to write down.
minimax(Pos, Best, Val, Line) :-
    moves(Pos, [Best|_]),
    !,
    minimax(Best, _, Val, Line).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Static),
    Val is Static * 7**(3*10**8).
