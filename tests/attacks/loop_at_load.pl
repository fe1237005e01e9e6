% expect: no_answer|tampered|error
% attack: never ends loading
:- repeat, fail.
minimax(_, _, 0, []).
