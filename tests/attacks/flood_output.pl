% expect: no_answer|tampered|error
% attack: prints without end while it is loaded
:- repeat, format("~`At~100000|~n"), fail.
minimax(_, _, 0, []).
