% expect: pass
% Written with rules of single-sided unification.
minimax(Pos, Best, Val, Line), moves(Pos, [S|Ss]) =>
    minimax(S, _, V, L),
    to_move(Pos, S, Mover),
    choose(Ss, Mover, V-[S|L], Val-Line),
    Line = [Best|_].
minimax(Pos, _, Val, Line) =>
    static_eval(Pos, Val),
    Line = [].

choose([], _, Answer, Best) => Best = Answer.
choose([S|Ss], Mover, V0-L0, Best) =>
    minimax(S, _, V, L),
    (   better(Mover, V, V0)
    ->  choose(Ss, Mover, V-[S|L], Best)
    ;   choose(Ss, Mover, V0-L0, Best)
    ).

better(max, V, V0) => V > V0.
better(min, V, V0) => V < V0.

to_move(Pos, _, Mover), max_to_move(Pos) => Mover = max.
to_move(Pos, _, Mover), min_to_move(Pos) => Mover = min.
to_move(_, S, Mover), max_to_move(S) => Mover = min.
to_move(_, _, Mover) => Mover = max.
