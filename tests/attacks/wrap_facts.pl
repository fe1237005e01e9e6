% expect: fail|no_answer|tampered|error
% attack: wraps the predicates of the tree and of the system
:- use_module(library(prolog_wrap)).
:- dynamic user:moves/2, user:static_eval/2.
:- catch(wrap_predicate(user:moves(_, _), pwned, _, fail), _, true).
:- catch(wrap_predicate(user:static_eval(_, V), pwned, _, V = 0), _, true).
:- catch(wrap_predicate(system:write_term(_, _, _), pwned, _, true), _, true).
:- catch(wrap_predicate(system:number(_), pwned, _, true), _, true).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
