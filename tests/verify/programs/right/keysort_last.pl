% keysort/2 keeps the order of equal keys, so MAX takes the last pair and MIN the first.
:- use_module(library(pairs)).
:- use_module(library(lists)).

minimax(P, B, V, [B|L]) :-
    moves(P, Ss),
    Ss \== [],
    !,
    maplist(value_of, Ss, Vs, Ls),
    pairs_keys_values(Bs, Ss, Ls),
    pairs_keys_values(Ps, Vs, Bs),
    keysort(Ps, Sorted),
    (   max_node(P)
    ->  last(Sorted, V-(B-L))
    ;   Sorted = [V-(B-L)|_]
    ).
minimax(P, _, V, []) :-
    static_eval(P, V).

value_of(S, V, L) :- minimax(S, _, V, L).

max_node(P) :- max_to_move(P), !.
max_node(P) :- \+ min_to_move(P), moves(P, [S|_]), \+ max_to_move(S).
