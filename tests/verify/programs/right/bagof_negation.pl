% "No successor is better" says it without any loop.
minimax(Pos, Best, Val, [Best|Line]) :-
    bagof(S-V-L, Ss^B^( moves(Pos, Ss), member(S, Ss), minimax(S, B, V, L) ), Bag),
    !,
    once(( member(Best-Val-Line, Bag),
           \+ ( member(_-Other-_, Bag), preferred(Pos, Other, Val) ) )).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

preferred(Pos, V, W) :- white(Pos), V > W.
preferred(Pos, V, W) :- black(Pos), V < W.

white(Pos) :- max_to_move(Pos), !.
white(Pos) :- \+ min_to_move(Pos), moves(Pos, Ss), \+ ( member(S, Ss), max_to_move(S) ).
black(Pos) :- \+ white(Pos).
