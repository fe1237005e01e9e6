% expect: no_answer|tampered|error
% attack: forks without end; bounded here to 200 so that it is safe to have
:- catch(use_module(library(unix)), _, true).
minimax(_, _, _, _) :-
    between(1, 200, _),
    catch(fork(Pid), _, Pid = none),
    Pid == child,
    catch(sleep(20), _, true),
    halt(0).
