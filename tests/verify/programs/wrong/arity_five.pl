% expect: no_answer
% reason: minimax/5 is there
% The depth is an argument more.
minimax(0, Pos, _, Val, []) :- !, static_eval(Pos, Val).
minimax(D, Pos, Best, Val, [Best|L]) :-
    moves(Pos, Ss), !, D1 is D-1,
    findall(V-(S-L0), ( member(S, Ss), minimax(D1, S, _, V, L0) ), Ps),
    keysort(Ps, Up),
    ( max_to_move(Pos) -> last(Up, Val-(Best-L)) ; Up = [Val-(Best-L)|_] ).
minimax(_, Pos, _, Val, []) :- static_eval(Pos, Val).
