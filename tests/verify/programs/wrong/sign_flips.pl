% expect: fail misconception=mover_by_depth
% One comparison for both players: the values are multiplied by 1 or -1, and the sign flips on the
% way down, whatever the positions say.
minimax(Pos, Best, Val, Line) :-
    ( first_sign(Pos, Sign) -> true ; Sign = 1 ),
    search(Pos, Sign, Score, Line),
    Val is Sign*Score,
    ( Line = [Best|_] -> true ; true ).

first_sign(Pos, 1) :- max_to_move(Pos), !.
first_sign(Pos, -1) :- min_to_move(Pos), !.
first_sign(Pos, Sign) :- moves(Pos, [S|_]), ( min_to_move(S) -> Sign = 1 ; Sign = -1 ).

search(Pos, Sign, Score, Line) :-
    (   moves(Pos, Ss)
    ->  Flipped is -Sign,
        findall(T-[S|L], ( member(S, Ss), search(S, Flipped, T0, L), T is -T0 ), [X|Xs]),
        foldl(greater, Xs, X, Score-Line)
    ;   static_eval(Pos, V),
        Score is Sign*V,
        Line = []
    ).

greater(T-L, U-_, T-L) :- T > U, !.
greater(_, Best, Best).
