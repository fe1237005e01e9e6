% expect: fail|no_answer|tampered|error
% attack: hooks of exceptions and of undefined predicates
:- multifile user:prolog_exception_hook/4, user:prolog_exception_hook/5, user:exception/3,
             user:unknown_predicate_handler/3, prolog:prolog_exception_hook/5.
:- dynamic user:prolog_exception_hook/4, user:prolog_exception_hook/5, user:exception/3.
user:prolog_exception_hook(_, _, _, _) :- halt(0).
prolog:prolog_exception_hook(_, _, _, _, _) :- halt(0).
user:exception(undefined_predicate, _, retry) :- repeat, fail.
user:exception(undefined_global_variable, K, retry) :- nb_setval(K, pass).
minimax(_, _, 0, []) :- nonexisting(x).
