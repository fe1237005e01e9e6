% A directive calls what cannot be read as a whole.
:- dynamic worth/2.
fill :- assertz(worth(b, 2)), assertz(worth(c, 2)).
fill(b, 9 :- true.
fill(b, 1).
:- initialization(( fill, forall(call(fill, P, V), ( retractall(worth(P, _)), assertz(worth(P, V)) )) )).
moves(a, [b,c]).
moves(b, []).
moves(c, []).
max_to_move(a).
static_eval(P, V) :- worth(P, V).
