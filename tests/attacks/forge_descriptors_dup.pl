% expect: fail|no_answer|tampered|error
% attack: library(unix): dup/2 puts other descriptors where the answers go
:- catch(use_module(library(unix)), _, true).
minimax(_, _, 0, []) :-
    forall(( between(0, 2, From), between(3, 40, To) ),
           catch(dup(From, To), _, true)),
    format("answer(x, 0, []).~n"),
    flush_output.
