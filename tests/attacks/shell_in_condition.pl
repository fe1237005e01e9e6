% expect: fail|no_answer|tampered|error
% attack: a condition of compilation runs a command
:- if(shell('touch /tmp/pwned_if pwned_if')).
minimax(_, _, 1, []).
:- elif(catch(open('pwned_elif', write, _), _, fail)).
minimax(_, _, 2, []).
:- else.
minimax(_, _, 3, []).
:- endif.
