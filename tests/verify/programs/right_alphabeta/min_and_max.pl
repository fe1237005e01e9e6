:- module(alpha_beta, [alphabeta/5]).

% Two predicates, one for each player; the value never leaves the window (fail-hard) but for leaves.
alphabeta(Pos, Alpha, Beta, Good, Val) :-
    moves(Pos, Ss),
    !,
    (   max_moves(Pos, Ss)
    ->  maximise(Ss, Alpha, Beta, nothing, Good, Val)
    ;   minimise(Ss, Alpha, Beta, nothing, Good, Val)
    ).
alphabeta(Pos, _, _, _, Val) :-
    static_eval(Pos, Val).

maximise([], Alpha, _, G, Good, Alpha) :- ( G = good(Good) -> true ; true ).
maximise([S|Ss], Alpha, Beta, G, Good, Val) :-
    alphabeta(S, Alpha, Beta, _, V),
    (   V >= Beta  -> Good = S, Val = V
    ;   V > Alpha  -> maximise(Ss, V, Beta, good(S), Good, Val)
    ;   maximise(Ss, Alpha, Beta, G, Good, Val)
    ).

minimise([], _, Beta, G, Good, Beta) :- ( G = good(Good) -> true ; true ).
minimise([S|Ss], Alpha, Beta, G, Good, Val) :-
    alphabeta(S, Alpha, Beta, _, V),
    (   V =< Alpha -> Good = S, Val = V
    ;   V < Beta   -> minimise(Ss, Alpha, V, good(S), Good, Val)
    ;   minimise(Ss, Alpha, Beta, G, Good, Val)
    ).

max_moves(Pos, _) :- max_to_move(Pos), !.
max_moves(Pos, [S|_]) :- \+ min_to_move(Pos), min_to_move(S).
