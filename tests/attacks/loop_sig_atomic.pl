% expect: no_answer|tampered|error
% attack: no signal is handled inside sig_atomic/1
minimax(_, _, _, _) :-
    '$sig_atomic'(( repeat, fail )).
