% expect: fail|no_answer|tampered|error
% attack: unbound answers and dicts, which unify with whatever is right
minimax(_, _, _, _).
