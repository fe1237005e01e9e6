% expect: no_answer|tampered|error
% attack: never answers
minimax(_, _, _, _) :- repeat, fail.
