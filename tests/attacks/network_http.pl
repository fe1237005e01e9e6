% expect: fail|no_answer|tampered|error
% attack: loads a library for the web and fetches a page of this machine
:- catch(use_module(library(http/http_open)), _, true).
minimax(_, Best, 0, [Best]) :-
    (   catch(http_open('http://127.0.0.1:9/', In, [timeout(1)]), _, fail)
    ->  catch(read_string(In, _, Best), _, true)
    ;   Best = none
    ).
