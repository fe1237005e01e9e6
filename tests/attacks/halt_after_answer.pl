% expect: fail|no_answer|tampered|error
% attack: answers, then ends the process when the second solution is asked for
minimax(_, _, 0, []).
minimax(_, _, _, _) :- halt(0).
