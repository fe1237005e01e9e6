% expect: fail|no_answer|tampered|error
% attack: an answer that is neither true nor false (well-founded semantics)
:- table p/0, q/0.
p :- tnot(q).
q :- tnot(p).
minimax(_, _, 0, []) :- p.
