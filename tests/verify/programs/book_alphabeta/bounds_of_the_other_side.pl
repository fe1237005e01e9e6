% expect: fail|no_answer
% What MAX has found narrows the bound of MIN.
alphabeta(Pos, Alpha, Beta, GoodPos, Val) :-
    moves(Pos, Succs),
    !,
    bounded_best(Succs, Alpha, Beta, GoodPos, Val).
alphabeta(Pos, _, _, _, Val) :-
    staticval(Pos, Val).

bounded_best([Pos|Succs], Alpha, Beta, GoodPos, GoodVal) :-
    alphabeta(Pos, Alpha, Beta, _, Val),
    good_enough(Succs, Alpha, Beta, Pos, Val, GoodPos, GoodVal).

good_enough([], _, _, Pos, Val, Pos, Val) :-
    !.
good_enough(_, _, Beta, Pos, Val, Pos, Val) :-
    min_to_move(Pos),
    Val > Beta,
    !.
good_enough(_, Alpha, _, Pos, Val, Pos, Val) :-
    max_to_move(Pos),
    Val < Alpha,
    !.
good_enough(Succs, Alpha, Beta, Pos, Val, GoodPos, GoodVal) :-
    new_bounds(Pos, Val, Alpha, Beta, NewAlpha, NewBeta),
    bounded_best(Succs, NewAlpha, NewBeta, Pos1, Val1),
    better_of(Pos, Val, Pos1, Val1, GoodPos, GoodVal).

new_bounds(Pos, Val, Alpha, Beta, Val, Beta) :-
    max_to_move(Pos),
    Val > Alpha,
    !.
new_bounds(Pos, Val, Alpha, Beta, Alpha, Val) :-
    min_to_move(Pos),
    Val < Beta,
    !.
new_bounds(_, _, Alpha, Beta, Alpha, Beta).

better_of(Pos, Val, _, Val1, Pos, Val) :-
    min_to_move(Pos),
    Val > Val1,
    !.
better_of(Pos, Val, _, Val1, Pos, Val) :-
    max_to_move(Pos),
    Val < Val1,
    !.
better_of(_, _, Pos1, Val1, Pos1, Val1).
