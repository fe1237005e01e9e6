% expect: fail|no_answer|tampered|error
% attack: ends the process while it is loaded
:- halt.
minimax(_, _, 0, []).
