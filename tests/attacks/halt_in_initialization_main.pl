% expect: fail|no_answer|tampered|error
% attack: initialization(main, main) ends the process with status 0
:- initialization(main, main).
main :- writeln('All tests passed'), halt(0).
minimax(_, _, 0, []).
