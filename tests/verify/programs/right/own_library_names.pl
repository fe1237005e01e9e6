% Helpers named like library predicates but with a meaning of their own.

minimax(Pos, Best, Val, Line) :-
    moves(Pos, Ss), !,
    maplist(Ss, Answers),
    who(Pos, Who),
    last(Who, Answers, answer(Best, Val, Rest)),
    append(Best, Rest, Line).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

% maplist/2 here: answers of all positions of a list
maplist([], []).
maplist([P|Ps], [answer(P, V, L)|As]) :- minimax(P, _, V, L), maplist(Ps, As).

% last/3: the answer that survives
last(_, [A], A) :- !.
last(Who, [A, B|As], Best) :-
    max_member(Who, A, B, C),
    last(Who, [C|As], Best).

max_member(max, answer(P, V, L), answer(_, W, _), answer(P, V, L)) :- V >= W, !.
max_member(min, answer(P, V, L), answer(_, W, _), answer(P, V, L)) :- V =< W, !.
max_member(_, _, B, B).

append(X, Xs, [X|Xs]).

who(P, max) :- max_to_move(P), !.
who(P, min) :- min_to_move(P), !.
who(P, Who) :- moves(P, [S|_]), ( max_to_move(S) -> Who = min ; Who = max ).

member(_, _) :- fail.
sum_list(_, _) :- throw(mine_is_not_used).
