% expect: fail misconception=none
% reason: Syntax error
% Only leaves can be asked: the clause for the others is not read (a bracket is missing).
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss), !,
    findall(V-(S-L), ( member(S, Ss), minimax(S, _, V, L) , Ps),
    keysort(Ps, Up),
    ( max_to_move(Pos) -> last(Up, Val-(Best-Line)) ; Up = [Val-(Best-Line)|_] ).
minimax(Pos, _, Val, []) :-
    \+ moves(Pos, _),
    static_eval(Pos, Val).
