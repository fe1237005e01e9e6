% expect: no_answer|tampered|error
% attack: ends the process with status 0 in the first query
minimax(_, _, _, _) :- halt(0).
