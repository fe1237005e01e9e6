% expect: no_answer
% reason: fail
% Small letters where variables are meant.
minimax(pos, best, val, [best|line]) :-
    moves(pos, list), !,
    best(list, pos, best, val, line).
minimax(pos, _, val, []) :-
    static_eval(pos, val).
