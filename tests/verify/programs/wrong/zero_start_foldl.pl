% expect: fail misconception=accumulator_zero
:- use_module(library(apply)).

minimax(P, B, V, L) :-
    (   moves(P, Ss)
    ->  foldl(better(P), Ss, 0-[], V-L),
        ( L = [B|_] -> true ; true )
    ;   static_eval(P, V), L = []
    ).

better(P, S, V0-L0, V1-L1) :-
    minimax(S, _, V, L),
    (   wants(P, V, V0) -> V1-L1 = V-[S|L] ; V1-L1 = V0-L0 ).

wants(P, X, Y) :- max_to_move(P), !, X > Y.
wants(P, X, Y) :- min_to_move(P), !, X < Y.
wants(P, X, Y) :- moves(P, [S|_]), min_to_move(S), !, X > Y.
wants(_, X, Y) :- X < Y.
