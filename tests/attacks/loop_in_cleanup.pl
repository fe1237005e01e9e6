% expect: no_answer|tampered|error
% attack: hangs in a cleanup handler, where signals are put off
minimax(_, _, 0, []) :-
    setup_call_cleanup(true, true, ( repeat, fail )).
