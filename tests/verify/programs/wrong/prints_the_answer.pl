% expect: fail misconception=none
% reason: unbound
% Prints instead of answering.
minimax(Pos, _, _, _) :-
    solve(Pos, Val, Line),
    ( Line = [Best|_] -> true ; Best = none ),
    format("BestPos = ~w, Val = ~w, NodesList = ~w~n", [Best, Val, Line]).

solve(Pos, Val, Line) :-
    (   moves(Pos, Ss)
    ->  findall(V-[S|L], ( member(S, Ss), solve(S, V, L) ), Ps),
        keysort(Ps, Up),
        ( mx(Pos) -> last(Up, Val-Line) ; Up = [Val-Line|_] )
    ;   static_eval(Pos, Val), Line = []
    ).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
