moves(0, [1,2]).
moves(1, _) :- throw(no_rules(here)).
moves(2, _) :- atom_length(_, _).
moves(3, [a|_]).
moves(4, [a|b]).
moves(5, [_]).
moves(6, [f(_)]).
moves(7, _) :- undefined_helper.
moves(8, _) :- halt.
moves(9, [10]) :- true.
max_to_move(_).
