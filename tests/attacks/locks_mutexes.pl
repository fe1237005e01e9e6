% expect: fail|no_answer|tampered|error
% attack: keeps the locks that loading and output need
:- initialization(catch(thread_create(keep, _, [detached(true)]), _, true)).
keep :-
    forall(mutex_property(M, _), catch(mutex_trylock(M), _, true)),
    forall(member(M, ['$load_file', '$run_initialization', '$foreign', prolog_flag, user]), catch(mutex_trylock(M), _, true)),
    thread_get_message(never).
minimax(_, _, 0, []).
