% Its own syntax by term_expansion/2 and operators: "Head if Body" is a rule.
:- op(1200, xfx, if).
:- op(700, xfx, beats).
:- op(690, xfx, for).

term_expansion((Head if Body), (Head :- Body)).

minimax(Pos, Best, Val, [Best|Line]) if
    moves(Pos, Ss), !,
    findall(m(V, S, L), ( member(S, Ss), minimax(S, _, V, L) ), Ms),
    player(Pos, Player),
    champion(Ms, Player, m(Val, Best, Line)).
minimax(Pos, _, Val, []) if
    static_eval(Pos, Val).

champion([M], _, M) if !.
champion([M1, M2|Ms], Player, M) if
    (   M2 beats M1 for Player
    ->  champion([M2|Ms], Player, M)
    ;   champion([M1|Ms], Player, M)
    ).

m(V, _, _) beats m(W, _, _) for max if V > W.
m(V, _, _) beats m(W, _, _) for min if V < W.

player(Pos, max) if max_to_move(Pos), !.
player(Pos, min) if min_to_move(Pos), !.
player(Pos, max) if moves(Pos, [S|_]), min_to_move(S), !.
player(_, min).
