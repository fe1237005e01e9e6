% The moves are told who moves, which stands in the position too. The mover of the last move may be named
% instead, or MAX and MIN each by a predicate.

legal(heap(N, _), Player, take(Player, K)) :-
    memberchk(Player, [x, o]),
    member(K, [1, 2]),
    K =< N.

apply(heap(N, x), take(x, K), heap(M, o)) :- M is N - K.
apply(heap(N, o), take(o, K), heap(M, x)) :- M is N - K.

turn(heap(_, Player), Player).
moved(heap(_, Player), Other) :- memberchk(Player-Other, [x-o, o-x]).
is_max(heap(_, x)).
is_min(heap(_, o)).

worth(heap(0, x), -1).
worth(heap(0, o), 1).
