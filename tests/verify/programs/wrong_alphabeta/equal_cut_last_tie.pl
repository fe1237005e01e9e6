% expect: fail misconception=ab_equal_last_tie
% Takes the last of equals, though a cut-off at equality leaves only a bound.
alphabeta(Pos, Alpha, Beta, GoodPos, Val) :-
    moves(Pos, PosList), !,
    side(Pos, Side),
    boundedbest(PosList, Side, Alpha, Beta, GoodPos, Val).
alphabeta(Pos, _, _, _, Val) :-
    static_eval(Pos, Val).

boundedbest([Pos|PosList], Side, Alpha, Beta, GoodPos, GoodVal) :-
    alphabeta(Pos, Alpha, Beta, _, Val),
    goodenough(PosList, Side, Alpha, Beta, Pos, Val, GoodPos, GoodVal).

goodenough([], _, _, _, Pos, Val, Pos, Val) :- !.
goodenough(_, max, _, Beta, Pos, Val, Pos, Val) :- Val >= Beta, !.
goodenough(_, min, Alpha, _, Pos, Val, Pos, Val) :- Val =< Alpha, !.
goodenough(PosList, Side, Alpha, Beta, Pos, Val, GoodPos, GoodVal) :-
    newbounds(Side, Alpha, Beta, Val, NewAlpha, NewBeta),
    boundedbest(PosList, Side, NewAlpha, NewBeta, Pos1, Val1),
    betterof(Side, Pos, Val, Pos1, Val1, GoodPos, GoodVal).

newbounds(max, Alpha, Beta, Val, Val, Beta) :- Val > Alpha, !.
newbounds(min, Alpha, Beta, Val, Alpha, Val) :- Val < Beta, !.
newbounds(_, Alpha, Beta, _, Alpha, Beta).

betterof(max, Pos, Val, _, Val1, Pos, Val) :- Val > Val1, !.
betterof(min, Pos, Val, _, Val1, Pos, Val) :- Val < Val1, !.
betterof(_, _, _, Pos1, Val1, Pos1, Val1).

side(Pos, max) :- max_to_move(Pos), !.
side(Pos, min) :- min_to_move(Pos), !.
side(Pos, max) :- moves(Pos, [P|_]), min_to_move(P), !.
side(_, min).
