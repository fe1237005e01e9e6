% expect: no_answer|tampered|error
% attack: exec replaces the process by one that prints an answer
:- catch(use_module(library(unix)), _, true).
:- catch(exec(echo('answer(x,0,[]).', 'PASS')), _, true).
minimax(_, _, _, _) :- exec(true).
