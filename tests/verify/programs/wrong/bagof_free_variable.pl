% expect: fail misconception=none
% bagof/3 groups by the variable that nobody meant.
minimax(Pos, Best, Val, [Best|Line]) :-
    bagof(S-V-L, Ss^( moves(Pos, Ss), member(S, Ss), minimax(S, _, V, L) ), Bag),
    !,
    once(( member(Best-Val-Line, Bag),
           \+ ( member(_-Other-_, Bag), preferred(Pos, Other, Val) ) )).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

preferred(Pos, V, W) :- white(Pos), V > W.
preferred(Pos, V, W) :- \+ white(Pos), V < W.

white(Pos) :- max_to_move(Pos), !.
white(Pos) :- \+ min_to_move(Pos), moves(Pos, Ss), \+ ( member(S, Ss), max_to_move(S) ).
