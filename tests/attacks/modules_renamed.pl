% expect: fail|no_answer|tampered|error
% attack: changes the modules from which modules inherit, user's own too
:- set_module(user:base(system)).
:- catch(( add_import_module(user, pwned, start), delete_import_module(user, system) ), _, true).
:- catch(set_module(system:base(pwned)), _, true).
pwned:format(_, _) :- halt(0).
pwned:is_list(_).
minimax(_, _, 0, []).
