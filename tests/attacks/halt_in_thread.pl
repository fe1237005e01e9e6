% expect: no_answer|tampered|error
% attack: a thread ends the process while a query runs
:- use_module(library(thread)).
minimax(_, _, _, _) :-
    thread_create(halt(0), Id, []),
    thread_join(Id, _),
    sleep(5).
