% expect: no_answer|tampered|error
% attack: removes the alarms that would stop it
:- use_module(library(time)).
minimax(_, _, _, _) :-
    forall(current_alarm(_, _, Id, _), catch(remove_alarm(Id), _, true)),
    repeat, fail.
