% expect: fail misconception=none
% The memo is kept under the functor of the position instead of the position.
:- dynamic memo/2.

minimax(Pos, Best, Val, Line) :-
    ( mm(Pos, Val, Line) -> true ),
    ( Line = [Best|_] -> true ; true ).

mm(Pos, Val, Line) :-
    moves(Pos, Ss), !,
    length(Ss, N),
    (   memo(N, Val-Line)
    ->  true
    ;   findall(V-[S|L], ( member(S, Ss), mm(S, V, L) ), Ps),
        keysort(Ps, Up),
        ( mx(Pos) -> last(Up, Val-Line) ; Up = [Val-Line|_] ),
        assertz(memo(N, Val-Line))
    ).
mm(Pos, Val, []) :- static_eval(Pos, Val).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
