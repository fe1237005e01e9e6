% expect: fail misconception=greedy_static
% Goes to the successor that looks best, then on from there.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    maplist(static_eval, Ss, Vs),
    findall(V-S, ( nth1(I, Ss, S), nth1(I, Vs, V) ), Pairs),
    (   maximises(Pos)
    ->  max_member(M, Pairs)
    ;   min_member(M, Pairs)
    ),
    M = _-Best,
    minimax(Best, _, Val, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

maximises(Pos) :- max_to_move(Pos), !.
maximises(Pos) :- min_to_move(Pos), !, fail.
maximises(Pos) :- moves(Pos, [S|_]), min_to_move(S), !.
