% expect: fail misconception=none
% reason: more than one solution
% Nothing keeps the second clause from positions that have moves.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss),
    findall(V-S-L, ( member(S, Ss), once(minimax(S, _, V, L)) ), Rs),
    extreme(Pos, Rs, Val-Best-Line).
minimax(Pos, _, Val, []) :-
    ( static_eval(Pos, Val) ; Val = unknown ).

extreme(Pos, Rs, R) :-
    sort(1, @=<, Rs, _),
    select(R, Rs, Others),
    R = V-_-_,
    forall(member(W-_-_, Others), ( top(Pos) -> V >= W ; V =< W )),
    !.

top(Pos) :- max_to_move(Pos), !.
top(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
