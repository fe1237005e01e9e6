% expect: fail misconception=none
% NodesList holds every successor that was looked at.
minimax(Pos, Best, Val, Seen) :-
    moves(Pos, Ss), !,
    findall(V-S, ( member(S, Ss), minimax(S, _, V, _) ), Ps),
    findall(S, member(_-S, Ps), Seen),
    keysort(Ps, Up),
    ( mx(Pos) -> last(Up, Val-Best) ; Up = [Val-Best|_] ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
