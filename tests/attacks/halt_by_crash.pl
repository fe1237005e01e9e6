% expect: no_answer|tampered|error
% attack: brings the process down with a signal to itself
minimax(_, _, _, _) :-
    current_prolog_flag(pid, Pid),
    format(atom(Command), "kill -SEGV ~w", [Pid]),
    catch(shell(Command), _, true),
    prolog_stack_property(_, _),
    '$sig_atomic'(halt(0)).
