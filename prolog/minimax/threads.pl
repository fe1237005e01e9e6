:- module(minimax_threads,
          [ thread_state/2,             % +Module, -State
            inherit_thread_state/2      % +Module, +State
          ]).

/** <module> What a thread knows that others do not

Threads that ask a game for another one begin with what that one knows. The C++ part calls this.
*/

:- autoload(library(lists), [member/2]).

%!  thread_state(+Module, -State) is semidet.
%
%   State is what another thread must take over to play the same game in Module: flags and
%   global variables. Fails where the program may see what other threads do not see.

thread_state(Module, state(Flags, Variables)) :-
    \+ current_transaction(_),
    \+ thread_local_clauses(Module),
    findall(Name-Value,
            ( thread_flag(Name),
              current_prolog_flag(Name, Value) ),
            Flags),
    findall(Name-Value,
            ( nb_current(Name, Value),
              \+ sub_atom(Name, 0, _, _, $),
              ground(Value),
              acyclic_term(Value) ),
            Variables).

thread_flag(float_overflow).
thread_flag(float_rounding).
thread_flag(float_undefined).
thread_flag(float_zero_div).
thread_flag(iso).
thread_flag(occurs_check).
thread_flag(prefer_rationals).
thread_flag(stack_limit).

thread_local_clauses(Module) :-
    '$c_current_predicate'(_, Module:Head),
    \+ predicate_property(Module:Head, imported_from(_)),
    predicate_property(Module:Head, thread_local),
    predicate_property(Module:Head, number_of_clauses(Count)),
    Count > 0.

%!  inherit_thread_state(+Module, +State) is det.

inherit_thread_state(_, state(Flags, Variables)) :-
    forall(( member(Name-Value, Flags),
             current_prolog_flag(Name, Own),
             Own \== Value ),
           set_prolog_flag(Name, Value)),
    forall(member(Name-Value, Variables),
           nb_setval(Name, Value)).
