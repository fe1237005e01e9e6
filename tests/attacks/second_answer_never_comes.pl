% expect: fail|no_answer|tampered|error
% attack: one answer and then an endless search for the next
minimax(_, _, 0, []).
minimax(_, _, _, _) :- repeat, fail.
