% Every successor with its value, sorted; the first pair of the right order is the answer.
minimax(Pos, Best, Val, Line) :-
    findall(V-m(S, L),
            ( moves(Pos, Succs), member(S, Succs), minimax(S, _, V, L) ),
            Pairs),
    answer(Pairs, Pos, Best, Val, Line).

answer([], Pos, _, Val, []) :-
    static_eval(Pos, Val).
answer([P|Ps], Pos, Best, Val, [Best|L]) :-
    order(Pos, Order),
    sort(1, Order, [P|Ps], [Val-m(Best, L)|_]).

order(Pos, @>=) :- max_to_move(Pos), !.
order(Pos, @=<) :- min_to_move(Pos), !.
order(Pos, @>=) :- moves(Pos, Ss), forall(member(S, Ss), min_to_move(S)), !.
order(_, @=<).
