:- module(minimax_state,
          [ kept_state/3,               % +Module, +Own, -What
            asks_by_name/4              % +Module, +Own, +Goals, +Names
          ]).

/** <module> What a game keeps in the database while it is asked

A program that keeps its board by assertz/1 and retract/1, or by global variables, answers by what was asked
before: two threads that ask it at the same time get wrong answers from it. Whether it does is seen in its
clauses: of those that can be reached from the predicates of the game, one changes what another one, or itself,
looks up. What is changed and never looked up, such as a log, does no harm. A goal that is made up while the
program runs is not seen.
*/

:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- autoload(library(occurs), [occurrences_of_var/3]).
:- use_module(interfaces, [default_interface/2]).
:- use_module(roles, [role_and_what/3, role_goal/4]).

%!  kept_state(+Module, +Own, -What) is semidet.
%
%   The game of Module, with the interface that the list Own and minimax_interface/1 give, changes What while
%   it is asked, and looks it up: Name/Arity or the key of a variable, qualified where it is of another module,
%   or `any` where it is not known which predicate is changed.

kept_state(Module, Own, What) :-
    default_interface(Module, Declared),
    append([Own,Declared], Entries),
    findall(Root, root(Module, Entries, Root), Roots),
    walk_all(Roots, Module, seen([], []), seen(_, Uses)),
    member(changes(Changed), Uses),
    member(looks_up(LookedUp), Uses),
    same_state(Changed, LookedUp, State),
    !,
    shown(State, Module, What).

%!  asks_by_name(+Module, +Own, +Goals, +Names) is semidet.
%
%   The game of Module, or who shows it, or one of the qualified Goals, calls a predicate with one of Names, whether
%   that is defined or not, or may do so: by a goal that is made up while the program runs.

asks_by_name(Module, Own, Goals, Names) :-
    default_interface(Module, Declared),
    append([Own,Declared], Entries),
    findall(Root, asked_root(Module, Entries, Goals, Root), Roots),
    walk_all(Roots, Module, seen([], []), seen(Predicates, Uses)),
    (   member(Use, [calls(any), changes(predicate(any)), looks_up(predicate(any))]),
        memberchk(Use, Uses)
    ;   expands_clauses(Module)
    ;   member(Name, Names),
        atom_string(Atom, Name),
        (   memberchk(_:Atom/_, Predicates)
        ;   memberchk(looks_up(predicate(_:Atom/_)), Uses)
        ;   own_role(Head, _),
            functor(Head, Atom, _)
        ;   shown_by(_, _:Head),
            functor(Head, Atom, _)
        )
    ),
    !.

asked_root(Module, Entries, _, Root) :-
    root(Module, Entries, Root).
asked_root(Module, _, _, Root) :-
    shown_by(Module, Root).
asked_root(Module, Entries, _, Module:Goal) :-
    member(Entry, Entries),
    role_and_what(Entry, start, Goal).
asked_root(_, _, Goals, Goal) :-
    member(Goal, Goals).

%   A clause of one predicate may then be meant for another one. What the libraries of SWI-Prolog expand is theirs.

expands_clauses(Module) :-
    member(Home, [user, Module]),
    member(Head, [term_expansion(_, _), term_expansion(_, _, _, _)]),
    predicate_property(Home:Head, number_of_clauses(Count)),
    Count > 0,
    nth_clause(Home:Head, _, Reference),
    \+ ( clause_property(Reference, file(File)),
         current_prolog_flag(home, Folder),
         sub_atom(File, 0, _, _, Folder) ),
    !.

shown_by(Module, Module:Head) :-
    member(Head, [chance_to_move(_), player_to_move(_, _), players(_), initial_position(_), show_position(_),
                  move_name(_, _, _)]).

root(Module, Entries, Module:Head) :-
    own_role(Head, Roles),
    \+ ( member(Entry, Entries), role_and_what(Entry, Role, _), memberchk(Role, Roles) ),
    predicate_property(Module:Head, visible).
root(Module, Entries, Goal) :-
    member(Entry, Entries),
    role_and_what(Entry, Role, What),
    Role \== start,
    nonvar(What),
    role_goal(Module, Role, What, Goal).

%   own_role(-Head, -Roles): is asked where an interface gives none of these.

own_role(moves(_, _),       [moves, move]).
own_role(static_eval(_, _), [static_eval]).
own_role(staticval(_, _),   [static_eval]).
own_role(max_to_move(_),    [max_to_move, mover, last_mover]).
own_role(min_to_move(_),    [min_to_move, mover, last_mover]).
own_role(noisy_moves(_, _), []).

same_state(predicate(PI), predicate(Other), PI) :-
    PI = Other.
same_state(predicate(any), predicate(PI), PI) :-
    PI \== any.
same_state(predicate(PI), predicate(any), PI).
same_state(variable(Key), variable(Other), Key) :-
    Key = Other.
same_state(record, record, any).

shown(State, Module, What) :-
    (   State = Module0:Name,
        Module0 == Module
    ->  What = Name
    ;   What = State
    ).


                 /*******************************
                 *            CALLS             *
                 *******************************/

%   walk_all(+Goals, +Module, +Seen0, -Seen): Seen is seen(Predicates, Uses). calls(any) is among the uses where it is
%   not known what is called.

walk_all(Goals, Module, Seen0, Seen) :-
    foldl(walk_in(Module), Goals, Seen0, Seen).

walk_in(Module, Goal, Seen0, Seen) :-
    walk(Goal, Module, Seen0, Seen).

walk(Goal, _, Seen0, Seen) :-
    var(Goal),
    !,
    add_uses([calls(any)], Seen0, Seen).
walk(Module:Goal, _, Seen0, Seen) :-
    !,
    (   atom(Module)
    ->  walk(Goal, Module, Seen0, Seen)
    ;   add_uses([calls(any)], Seen0, Seen)
    ).
walk(Goal, _, Seen, Seen) :-
    \+ callable(Goal),
    !.
walk(Goal, Module, Seen0, Seen) :-
    Goal =.. [>>,_,Body|_],
    !,
    walk(Body, Module, Seen0, Seen).
walk(_^Goal, Module, Seen0, Seen) :-
    !,
    walk(Goal, Module, Seen0, Seen).
walk(Goal, Module, Seen0, Seen) :-
    uses(Goal, Module, Uses),
    !,
    add_uses(Uses, Seen0, Seen).
walk(Goal, Module, Seen0, Seen) :-
    (   predicate_property(Module:Goal, meta_predicate(Spec))
    ->  findall(Argument, called_argument(Goal, Spec, Argument), Arguments),
        walk_all(Arguments, Module, Seen0, Seen1)
    ;   Seen1 = Seen0
    ),
    walk_clauses(Goal, Module, Seen1, Seen).

called_argument(Goal, Spec, Called) :-
    arg(Index, Spec, Kind),
    arg(Index, Goal, Argument),
    (   integer(Kind)
    ->  extended(Argument, Kind, Called)
    ;   Kind == (^)
    ->  Called = Argument
    ;   Kind == (//),
        extended(Argument, 2, Called)
    ).

extended(Closure, _, Closure) :-
    var(Closure),
    !.
extended(Module:Closure, Count, Module:Goal) :-
    !,
    extended(Closure, Count, Goal).
extended(Closure, Count, Goal) :-
    callable(Closure),
    Closure =.. List,
    length(More, Count),
    append(List, More, Extended),
    Goal =.. Extended.

%   What is called by a name of the user's: libraries keep no boards.

walk_clauses(Goal, Module, Seen0, Seen) :-
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    home(Module, Head, Home),
    PI = Home:Name/Arity,
    Seen0 = seen(Predicates, Uses0),
    (   memberchk(PI, Predicates)
    ->  Seen = Seen0
    ;   is_of_user(Home:Head)
    ->  (   ( predicate_property(Home:Head, dynamic) ; predicate_property(Home:Head, thread_local) )
        ->  Uses = [looks_up(predicate(PI))|Uses0]
        ;   Uses = Uses0
        ),
        findall(Home:Body, user_clause(Home:Head, Body), Bodies),
        walk_all(Bodies, Home, seen([PI|Predicates], Uses), Seen)
    ;   Seen = seen([PI|Predicates], Uses0)
    ).

home(Module, Head, Home) :-
    (   predicate_property(Module:Head, imported_from(Home0))
    ->  Home = Home0
    ;   Home = Module
    ).

is_of_user(Module:Head) :-
    \+ predicate_property(Module:Head, foreign),
    \+ predicate_property(Module:Head, system),
    predicate_property(Module:Head, number_of_clauses(_)),
    \+ ( module_property(Module, class(Class)), memberchk(Class, [system, library]) ).

%   Facts call nothing, and there may be very many of them.

user_clause(Module:Head, Body) :-
    predicate_property(Module:Head, number_of_rules(Rules)),
    Rules > 0,
    catch(clause(Module:Head, Body0), error(permission_error(_, _, _), _), fail),
    Body0 \== true,
    counted_flags(Head, Body0, Body).

%   flag(Key, N, N+1) that does nothing else with N counts, which is nobody's business.

counted_flags(Head, Body0, Body) :-
    (   contains_counter(Body0, Flag),
        Flag = flag(_, Old, New),
        var(Old),
        nonvar(New),
        occurrences_of_var(Old, Head-Body0, 2)
    ->  without(Flag, Body0, Body1),
        counted_flags(Head, Body1, Body)
    ;   Body = Body0
    ).

contains_counter(Term, Term) :-
    nonvar(Term),
    Term = flag(_, _, _).
contains_counter(Term, Flag) :-
    compound(Term),
    Term \= flag(_, _, _),
    arg(_, Term, Argument),
    contains_counter(Argument, Flag).

without(Flag, Term0, Term) :-
    (   Term0 == Flag
    ->  Term = true
    ;   compound(Term0)
    ->  compound_name_arguments(Term0, Name, Arguments0),
        maplist(without(Flag), Arguments0, Arguments),
        compound_name_arguments(Term, Name, Arguments)
    ;   Term = Term0
    ).

add_uses(Uses, seen(Predicates, Uses0), seen(Predicates, Uses1)) :-
    append(Uses, Uses0, Uses1).


                 /*******************************
                 *       WHAT THEY CHANGE       *
                 *******************************/

%   uses(+Goal, +Module, -Uses): of the predicates of the system. What b_setval/2 sets is undone when a
%   predicate of the game has answered.

uses(assert(Clause),         M, Uses) :- asserted(Clause, M, Uses).
uses(assert(Clause, _),      M, Uses) :- asserted(Clause, M, Uses).
uses(asserta(Clause),        M, Uses) :- asserted(Clause, M, Uses).
uses(asserta(Clause, _),     M, Uses) :- asserted(Clause, M, Uses).
uses(assertz(Clause),        M, Uses) :- asserted(Clause, M, Uses).
uses(assertz(Clause, _),     M, Uses) :- asserted(Clause, M, Uses).
uses(retract(Clause),        M, [changes(predicate(PI)), looks_up(predicate(PI))]) :-
    clause_indicator(Clause, M, PI).
uses(retractall(Head),       M, [changes(predicate(PI))]) :- clause_indicator(Head, M, PI).
uses(erase(_),               _, [changes(predicate(any))]).
uses(clause(Head, _),        M, [looks_up(predicate(PI))]) :- clause_indicator(Head, M, PI).
uses(clause(Head, _, _),     M, [looks_up(predicate(PI))]) :- clause_indicator(Head, M, PI).
uses(nb_setval(Key, _),      _, [changes(variable(Key))]).
uses(b_getval(Key, _),       _, [looks_up(variable(Key))]).
uses(nb_getval(Key, _),      _, [looks_up(variable(Key))]).
uses(nb_current(Key, _),     _, [looks_up(variable(Key))]).
uses(flag(Key, _, _),        _, [changes(variable(flag(Key))), looks_up(variable(flag(Key)))]).
uses(recorda(_, _),          _, [changes(record)]).
uses(recorda(_, _, _),       _, [changes(record)]).
uses(recordz(_, _),          _, [changes(record)]).
uses(recordz(_, _, _),       _, [changes(record)]).
uses(recorded(_, _),         _, [looks_up(record)]).
uses(recorded(_, _, _),      _, [looks_up(record)]).
uses(apply(_, _),            _, [calls(any)]).
uses(current_predicate(_),   _, [calls(any)]).
uses(current_predicate(_, _), _, [calls(any)]).
uses(predicate_property(_, _), _, [calls(any)]).
uses(nth_clause(_, _, _),    _, [calls(any)]).
uses(copy_predicate_clauses(_, _), _, [calls(any)]).

%   What a rule calls that is made while the program runs is not looked for.

asserted(Clause, Module, [changes(predicate(PI))|Calls]) :-
    clause_indicator(Clause, Module, PI),
    strip_module(Clause, _, Plain),
    (   nonvar(Plain),
        Plain = (_ :- Body),
        Body \== true
    ->  Calls = [calls(any)]
    ;   Calls = []
    ).

clause_indicator(Clause0, Module0, PI) :-
    strip_module(Module0:Clause0, Module1, Clause),
    (   nonvar(Clause),
        Clause = (Head0 :- _)
    ->  true
    ;   Head0 = Clause
    ),
    strip_module(Module1:Head0, Module, Head),
    (   callable(Head)
    ->  functor(Head, Name, Arity),
        functor(General, Name, Arity),
        home(Module, General, Home),
        PI = Home:Name/Arity
    ;   PI = any
    ).
