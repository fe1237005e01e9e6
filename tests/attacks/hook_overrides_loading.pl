% expect: fail|no_answer|tampered|error
% attack: its own load_files/2, consult/1, print_message/2, assertz/1
:- redefine_system_predicate(load_files(_, _)).
:- redefine_system_predicate(consult(_)).
:- redefine_system_predicate(print_message(_, _)).
:- redefine_system_predicate(assertz(_)).
:- redefine_system_predicate(retract(_)).
load_files(_, _).
consult(_).
print_message(_, _).
assertz(_).
retract(_).
minimax(_, _, 0, []).
