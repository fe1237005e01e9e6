% expect: fail|no_answer|tampered|error
% because: Cannot allocate memory
% attack: an atom of 200 million characters
minimax(_, Best, 0, [Best]) :-
    format(atom(Best), "~`xt~200000000|", []).
