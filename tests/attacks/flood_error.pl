% expect: no_answer|tampered|error
% attack: prints on standard error without end in a query
minimax(_, _, _, _) :-
    repeat,
    format(user_error, "~`Et~100000|~n", []),
    print_message(error, format("~w", [flood])),
    fail.
