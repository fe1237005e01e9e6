% expect: fail|no_answer|tampered|error
% attack: initialization(halt, program) and (halt, restore)
:- catch(initialization(halt(0), program), _, true).
:- catch(initialization(halt(0), restore), _, true).
minimax(_, _, 0, []).
