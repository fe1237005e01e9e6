% Negamax inside: values from the mover's point of view, turned round where the mover changes.
minimax(Pos, Best, Val, Line) :-
    colour(Pos, Colour),
    negamax(Pos, Colour, Best, Score, Line),
    Val is Colour*Score.

negamax(Pos, Colour, Best, Score, [Best|Line]) :-
    moves(Pos, [S|Ss]), !,
    child(Colour, S, Score0, Line0),
    others(Ss, Colour, S, Score0, Line0, Best, Score, Line).
negamax(Pos, Colour, _, Score, []) :-
    static_eval(Pos, V),
    Score is Colour*V.

child(Colour, S, Score, Line) :-
    colour(S, ColourS),
    negamax(S, ColourS, _, ScoreS, Line),
    Score is Colour*ColourS*ScoreS.

others([], _, B, V, L, B, V, L).
others([S|Ss], C, B0, V0, L0, B, V, L) :-
    child(C, S, V1, L1),
    (   V1 > V0
    ->  others(Ss, C, S, V1, L1, B, V, L)
    ;   others(Ss, C, B0, V0, L0, B, V, L)
    ).

colour(Pos, 1) :- max_to_move(Pos), !.
colour(Pos, -1) :- min_to_move(Pos), !.
colour(Pos, C) :- moves(Pos, [S|_]), !, colour(S, D), C is -D.
colour(_, 1).
