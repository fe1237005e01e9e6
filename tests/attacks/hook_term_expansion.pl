% expect: fail|no_answer|tampered|error
% attack: expands what is read after it into facts of its own
:- multifile user:term_expansion/2, user:goal_expansion/2, system:term_expansion/2, system:goal_expansion/2.
:- dynamic user:term_expansion/2, user:goal_expansion/2, system:term_expansion/2, system:goal_expansion/2.
user:term_expansion(moves(_, _), []).
user:term_expansion(static_eval(P, _), static_eval(P, 0)).
system:term_expansion(static_eval(P, _), static_eval(P, 0)).
user:goal_expansion(static_eval(_, V), V = 0).
system:goal_expansion(call(_), true).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
