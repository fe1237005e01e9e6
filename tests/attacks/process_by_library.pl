% expect: fail|no_answer|tampered|error
% attack: process_create/3 and its waiting
:- catch(use_module(library(process)), _, true).
minimax(_, _, 0, []) :-
    forall(member(C-As, [path(touch)-['/tmp/pwned_process'], '/bin/sh'-['-c', 'touch pwned_process'],
                         path(swipl)-['-g', 'open(\'/tmp/pwned_swipl\',write,S),close(S)', '-t', halt]]),
           catch(( process_create(C, As, [process(P)]), process_wait(P, _) ), _, true)).
