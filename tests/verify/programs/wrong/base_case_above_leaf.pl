% expect: fail misconception=list_without_leaf
% The line ends where the next position has no moves.
minimax(Pos, Best, Val, Line) :-
    val(Pos, Val),
    ( reply(Pos, Best) -> walk(Pos, Line) ; Line = [] ).

walk(Pos, Line) :-
    reply(Pos, Next),
    (   moves(Next, _) -> Line = [Next|Line1], walk(Next, Line1) ; Line = [] ).

reply(Pos, Next) :- moves(Pos, Ss), val(Pos, V), member(Next, Ss), val(Next, W), V =:= W, !.

val(Pos, V) :- moves(Pos, [S|Ss]), !, val(S, V0), foldl(fold(Pos), Ss, V0, V).
val(Pos, V) :- static_eval(Pos, V).

fold(Pos, S, V0, V) :- val(S, V1), ( plus_side(Pos) -> V is max(V0, V1) ; V is min(V0, V1) ).

plus_side(Pos) :- max_to_move(Pos), !.
plus_side(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
