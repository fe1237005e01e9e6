% expect: fail|no_answer|tampered|error
% attack: signals to the parent and to the group (run this only where signals are denied)
:- catch(use_module(library(process)), _, true).
parent(Pid) :-
    catch(( read_file_to_string('/proc/self/stat', Text, []), split_string(Text, " ", "", [_, _, _, P|_]),
            number_string(Pid, P) ), _, fail).
minimax(_, _, 0, []) :-
    (   parent(Pid), Pid > 1
    ->  forall(member(Signal, [usr1, term, stop]), catch(process_kill(Pid, Signal), _, true))
    ;   true
    ).
