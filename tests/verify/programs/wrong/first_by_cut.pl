% expect: fail misconception=first_successor
% A cut in the wrong place: compare/5 never sees a second successor.
minimax(N, B, V, P) :-
    moves(N, Ss), !,
    member(B, Ss), !,
    minimax(B, _, V, P0),
    no_better(N, Ss, B, V),
    P = [B|P0].
minimax(N, _, V, []) :- static_eval(N, V).

no_better(_, _, _, V) :- number(V), !.
no_better(N, Ss, _, V) :-
    \+ ( member(S, Ss), minimax(S, _, W, _), ( max_to_move(N) -> W > V ; W < V ) ).
