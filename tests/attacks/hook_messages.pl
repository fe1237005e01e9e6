% expect: fail|no_answer|tampered|error
% attack: the hooks of messages and of printing end the process or claim a pass
:- multifile user:message_hook/3, user:portray/1, prolog:message//1, user:message_property/2.
:- dynamic user:message_hook/3, user:portray/1.
user:message_hook(_, _, _) :- writeln('PASS'), halt(0).
user:portray(_) :- write(pass).
user:message_property(_, _) :- halt(0).
prolog:message(_) --> { halt(0) }.
minimax(_, _, 0, []) :- undefined_thing.
