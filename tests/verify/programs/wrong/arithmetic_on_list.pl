% expect: no_answer
% reason: Type error
% Val is the list of values, not their greatest.
minimax(Pos, Best, Val, Line) :-
    ( moves(Pos, Ss) -> true ; Ss = [Pos] ),
    findall(V, ( member(S, Ss), static_eval(S, V) ), Vs),
    Val is max(Vs, []),
    nth1(_, Ss, Best),
    Line = [Best].
