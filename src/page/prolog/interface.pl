:- module(page_interface,
          [ check_interface/1,          % +List
            interface_of/3,             % +Module, +Own, -Interface
            role/3,                     % +Interface, +Role, -What
            set_up/2                    % +Module, +Own
          ]).

/** <module> By what the roles of a game are played

What src/prolog/interface.cpp reads for the command. minimax/5 documents the roles.
*/

:- autoload(library(error), [domain_error/2, instantiation_error/1, must_be/2, type_error/2]).
:- autoload(library(lists), [append/3, max_list/2, member/2, memberchk/2, min_list/2, same_length/2]).
:- use_module(library(minimax), []).
:- use_module(library(minimax/asked), [run_start/2]).
:- use_module(library(minimax/interfaces), [default_interface/2, plain_interface/6]).
:- use_module(library(minimax/roles), [exclude_each_other/2, role/4, role_and_what/3]).

%   form(?Role, -Form): what may play it. Predicates have from so many to so many arguments.

form(mover,         mover) :- !.
form(players,       players) :- !.
form(default_value, number) :- !.
form(view,          one_of([max, mover])) :- !.
form(variables,     one_of([false, true])) :- !.
form(start,         goal) :- !.
form(Role,          called(Least, Most)) :-
    role(Role, _, _, called(Lists)),
    findall(Arity, ( member(List, Lists), length(List, Arity) ), Arities),
    min_list(Arities, Least),
    max_list(Arities, Most).

%!  check_interface(+List) is det.
%
%   @error  As for the option interface(List) of minimax/5.

check_interface(List) :-
    plain_interface(minimax_interface/1, user, List, [], Plain, _),
    roles_given(Plain, [], _).

%!  interface_of(+Module, +Own, -Interface) is det.
%
%   Interface is a list of pairs Role-What: what Own says, a list as interface(List) of minimax/5 has it,
%   and what minimax_interface/1 says of the roles that it neither gives nor excludes.
%
%   @error  As check_interface/1.

interface_of(Module, Own, Interface) :-
    default_interface(Module, Declared),
    plain_interface(minimax/5, Module, Own, Declared, PlainOwn, PlainDeclared),
    roles_given(PlainOwn, [], First),
    roles_given(PlainDeclared, First, Second),
    append(First, Second, Interface).

%!  role(+Interface, +Role, -What) is semidet.

role(Interface, Role, What) :-
    memberchk(Role-What0, Interface),
    What = What0.

%!  set_up(+Module, +Own) is semidet.
%
%   Runs what the role start is given. Fails where it is not given.

set_up(Module, Own) :-
    interface_of(Module, Own, Interface),
    role(Interface, start, Goal),
    run_start(Module, Goal).

roles_given(List, Before, Given) :-
    must_be(list, List),
    roles_given(List, List, Before, [], Given).

%   Of several entries of one role the first counts.

roles_given([], _, _, _, []).
roles_given([Entry|Entries], List, Before, Seen, Given) :-
    taken_apart(Entry, Role, What),
    (   ( memberchk(Role, Seen) ; memberchk(Role-_, Before) )
    ->  Given = Given1
    ;   check_goes_with(Role, Seen, List),
        check_bound(What),
        (   member(Other-_, Before),
            exclude_each_other(Role, Other)
        ->  Given = Given1
        ;   form(Role, Form),
            check_form(Form, Role, What),
            Given = [Role-What|Given1]
        )
    ),
    roles_given(Entries, List, Before, [Role|Seen], Given1).

taken_apart(Entry, Role, What) :-
    check_bound(Entry),
    (   role_and_what(Entry, Role0, What0)
    ->  (   role(Role0, _, _, _)
        ->  Role = Role0,
            What = What0
        ;   domain_error(minimax_role, Role0)
        )
    ;   domain_error(minimax_role, Entry)
    ).

check_goes_with(Role, Seen, List) :-
    (   member(Other, Seen),
        exclude_each_other(Role, Other)
    ->  domain_error(minimax_interface, List)
    ;   true
    ).

check_bound(Term) :-
    ( var(Term) -> instantiation_error(Term) ; true ).

check_form(called(Least, Most), Role, What) :-
    strip_module(What, _, Plain),
    must_be(callable, Plain),
    (   Plain = Name/Arity
    ->  check_domain((atom(Name), integer(Arity), memberchk(Arity, [Least, Most])), Role, What)
    ;   true
    ).
check_form(mover, Role, What) :-
    (   What == parity
    ->  true
    ;   What = parity(First)
    ->  check_bound(First),
        check_domain(memberchk(First, [max, min]), Role, What)
    ;   check_form(called(2, 2), Role, What)
    ).
check_form(players, Role, What) :-
    ( ground(What) -> true ; instantiation_error(What) ),
    (   What = [_|_]
    ->  must_be(list, What)
    ;   check_domain(( names(What, Names), sort(Names, Sorted), same_length(Names, Sorted) ), Role, What)
    ).
check_form(number, _, What) :-
    ( ground(What) -> true ; instantiation_error(What) ),
    ( catch(_ is What, error(_, _), fail) -> true ; type_error(evaluable, What) ).
check_form(goal, _, What) :-
    must_be(callable, What).
check_form(one_of(Names), Role, What) :-
    check_domain(memberchk(What, Names), Role, What).

names(Max/Min/Chance, [Max, Min, Chance]) :-
    !.
names(Max/Min, [Max, Min]).

:- meta_predicate check_domain(0, +, +).

check_domain(Goal, Domain, Culprit) :-
    ( call(Goal) -> true ; domain_error(Domain, Culprit) ).
