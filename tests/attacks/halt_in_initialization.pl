% expect: fail|no_answer|tampered|error
% attack: ends the process after loading
:- initialization(halt(0)).
:- initialization(halt(0), now).
minimax(_, _, 0, []).
