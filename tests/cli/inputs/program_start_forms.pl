% Goals that run when the program is loaded, as they may be written.
?- repeat, fail.
:- initialization((repeat, fail), now).
:- initialization((repeat, fail), after_load).
:- user:initialization((repeat, fail)).
:- user:initialization(main).
moves(a, [b]).
max_to_move(a).
static_eval(b, 1).
main :- write(started).
