% expect: fail|no_answer|tampered|error
% attack: at_halt/1 prints a success and cancels the end of the process
:- at_halt(( format("PASS~n"), format(user_error, "PASS~n", []), cancel_halt(still_working) )).
minimax(_, _, 0, []).
