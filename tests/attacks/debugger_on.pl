% expect: fail|no_answer|tampered|error
% attack: traces, spies and breaks wait for a person
:- catch(( visible(+all), leash(+all), spy(minimax/4) ), _, true).
:- multifile user:prolog_trace_interception/4.
:- dynamic user:prolog_trace_interception/4.
user:prolog_trace_interception(_, _, _, continue).
minimax(_, _, _, _) :- trace, prolog, break.
