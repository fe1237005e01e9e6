% expect: fail misconception=none
% reason: infinite recursion
% A position with successors asks itself again.
minimax(Pos, _, Val, []) :- \+ moves(Pos, _), !, static_eval(Pos, Val).
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Ss),
    all_values(Ss, Pos, Vs),
    sort(1, @>=, Vs, [Val-Best|_]),
    minimax(Best, _, Val, Line).

all_values([], _, []).
all_values([S|Ss], Pos, [V-S|Vs]) :-
    minimax(Pos, _, V, _),          % Pos for S
    all_values(Ss, Pos, Vs).
