% expect: fail|no_answer|tampered|error
% attack: redefines system predicates in user and in system
:- redefine_system_predicate(write_term(_, _, _)).
:- redefine_system_predicate(fast_write(_, _)).
:- redefine_system_predicate(findall(_, _, _)).
:- redefine_system_predicate(call(_)).
write_term(_, _, _).
fast_write(_, _).
findall(_, _, [answer(x, 0, [])]).
call(_).
:- catch(( set_prolog_flag(protect_static_code, false),
           '$set_predicate_attribute'(system:number/1, system, false),
           assertz((system:number(_) :- true)) ), _, true).
:- catch(( system:abolish(call_cleanup/2) ), _, true).
minimax(_, _, 0, []).
