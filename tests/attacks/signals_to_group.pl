% expect: fail|no_answer|tampered|error
% attack: ends its process group (run this only where signals are denied)
:- catch(use_module(library(process)), _, true).
minimax(_, _, 0, []) :-
    catch(process_group_kill(0, term), _, true),
    catch(process_kill(0, term), _, true).
