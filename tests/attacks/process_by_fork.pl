% expect: fail|no_answer|tampered|error
% attack: fork, exec, daemon: a copy of the process answers too and stays
:- catch(use_module(library(unix)), _, true).
minimax(_, _, 0, []) :-
    catch(fork(Pid), _, Pid = none),
    (   Pid == child
    ->  catch(detach_IO(user_output), _, true),
        catch(exec(touch('/tmp/pwned_exec')), _, true)
    ;   true
    ).
