% expect: fail misconception=none
% Works for trees in which every position has two successors.
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, [L, R]), !,
    minimax(L, _, VL, LL),
    minimax(R, _, VR, LR),
    (   ( mx(Pos) -> VL > VR ; VL < VR )
    ->  Best = L, Val = VL, Line = LL
    ;   Best = R, Val = VR, Line = LR
    ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).
