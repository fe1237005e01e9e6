% expect: no_answer|tampered|error
% attack: raises every limit of Prolog and of the process
:- catch(set_prolog_flag(stack_limit, 9000000000000000), _, true).
:- catch(set_prolog_flag(table_space, 9000000000000000), _, true).
:- catch(set_prolog_flag(shared_table_space, 9000000000000000), _, true).
:- catch(set_prolog_stack(global, limit(9000000000000000)), _, true).
:- catch(use_module(library(rlimit)), _, true).
:- catch(rlimit(cpu, _, unlimited), _, true).
:- catch(rlimit(as, _, unlimited), _, true).
:- catch(rlimit(fsize, _, unlimited), _, true).
:- table grow/1.
grow(X) :- grow(Y), X = s(Y).
grow(0).
minimax(_, _, Val, []) :- grow(Val), fail.
