:- module(minimax_verify_copy,
          [ program_of/3,               % +Module, +Head, -Home
            with_copy/4,                % +Home, -Copy, -Notes, :Goal
            put_tree/2,                 % +Copy, +Facts
            put_game/2,                 % +GameModule, +Facts
            restore/1                   % +Copy
          ]).

/** <module> Copies of a program

A program is verified in a module of its own that holds its clauses, so that nothing that
it asserts, and none of the trees it is asked about, gets into the user's database.

Each program has a new module, which is emptied afterwards and stays: in one that is used again
library predicates are not always found, and SWI-Prolog 9.0.4 may crash where tabling is taken
back.
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(occurs), [sub_term/2]).
:- autoload(library(varnumbers), [varnumbers/2]).
:- use_module(clauses).

:- meta_predicate
    with_copy(+, -, -, 0).

:- dynamic
    kept_clause/3,              % Module, Head, Clause: what restore/1 puts back
    owned/4.                    % Module, Name, Arity, Kind

%!  program_of(+Module, +Head, -Home) is semidet.
%
%   Home is the module of the program that Module:Head calls. It is Module itself where
%   Head is of a library, such as a lambda. Fails where Head is not defined.

program_of(Module, Head, Home) :-
    own(Module, Head),
    !,
    Home = Module.
program_of(Module, Head, Home) :-
    predicate_property(Module:Head, imported_from(From)),
    !,
    (   \+ predicate_property(Module:Head, transparent),
        module_property(From, class(user))
    ->  Home = From
    ;   beside_tests(Module, Home)
    ).
program_of(Module, Head, Home) :-
    import_module(Module, Parent),
    Parent \== system,
    program_of(Parent, Head, Home),
    !.
program_of(Module, Head, Home) :-
    predicate_property(Module:Head, defined),
    beside_tests(Module, Home).

%   The module that the tests of plunit are about.

beside_tests(Module, Home) :-
    sub_atom(Module, 0, _, _, plunit_),
    import_module(Module, Parent),
    Parent \== system,
    !,
    Home = Parent.
beside_tests(Module, Module).

%   predicate_property/2 would load a library for a predicate that is not there.

own(Module, Head) :-
    '$c_current_predicate'(_, Module:Head),
    \+ '$get_predicate_attribute'(Module:Head, imported, _),
    '$get_predicate_attribute'(Module:Head, defined, 1).

%!  with_copy(+Home, -Copy, -Notes, :Goal) is semidet.
%
%   Calls Goal once, while Copy holds the program of the module Home.

with_copy(Home, Copy, Notes, Goal) :-
    kind_of(Home, Kind),
    setup_call_cleanup(
        take_module(Kind, Copy),
        ( copy(Home, Copy, Notes), once(Goal) ),
        wipe(Copy)).

%   What has to be declared before there are clauses.

kind_of(Home, kind(Tables, Operators)) :-
    findall(Table, table(Home, Table), Tables0),
    sort(Tables0, Tables),
    findall(op(Priority, Type, Name), own_operator(Home, Priority, Type, Name), Operators0),
    sort(Operators0, Operators).

own_operator(Home, Priority, Type, Name) :-
    Home \== user,
    current_op(Priority, Type, Home:Name),
    \+ current_op(Priority, Type, user:Name).

table(Home, table(Head, Mode, Variant, Moded)) :-
    own(Home, '$tabled'(_, _)),
    predicate_property(Home:'$tabled'(_, _), number_of_clauses(_)),
    Home:'$tabled'(Head, Mode),
    \+ game_predicate(Head),
    (   Home:'$table_mode'(Head, Variant, Moded0)
    ->  (   compound(Moded0) -> Moded = Moded0 ; var(Moded0) -> Moded = Moded0 ; Moded = none )
    ;   Variant = Head,
        Moded = none
    ),
    numbervars(table(Head, Variant, Moded), 0, _).

take_module(kind(Tables, Operators), Copy) :-
    flag(minimax_verify_copy, Number, Number+1),
    atom_concat('minimax verify ', Number, Copy),
    set_module(Copy:base(user)),
    forall(member(op(Priority, Type, Name), Operators), op(Priority, Type, Copy:Name)),
    forall(member(Table, Tables), declare_table(Copy, Table)).

declare_table(Copy, Table0) :-
    varnumbers(Table0, table(Head, Mode, Variant, Moded)),
    functor(Head, Name, Arity),
    (   Variant == Head
    ->  (   Mode == subsumptive
        ->  Copy:table((Name/Arity) as subsumptive)
        ;   Copy:table(Name/Arity)
        )
    ;   dynamic([Copy:'$tabled'/2, Copy:'$table_mode'/3]),
        assertz(Copy:'$tabled'(Head, Mode)),
        assertz(Copy:'$table_mode'(Head, Variant, Moded)),
        dict_create(Options, _, [mode(Mode)]),
        '$moded_wrap_tabled'(Copy:Head, Options, true, Copy:Variant, Moded)
    ).

%   Copies all that the program may call.

copy(Home, Copy, Notes) :-
    inherit(Home, Copy),
    findall(Head, copied(Home, Head), Heads),
    findall(Note, ( member(Head, Heads), copy_predicate(Home, Copy, Head, Note), Note \== none ),
            Notes).

inherit(Home, Copy) :-
    forall(( import_module(Copy, Module), Module \== user ),
           delete_import_module(Copy, Module)),
    forall(( Home \== user, import_module(Home, Module), Module \== user ),
           add_import_module(Copy, Module, start)).

copied(Home, Head) :-
    '$c_current_predicate'(_, Home:Head),
    functor(Head, Name, _),
    (   sub_atom(Name, 0, _, _, $)
    ->  Name == '$table_update'
    ;   true
    ),
    '$get_predicate_attribute'(Home:Head, defined, 1),
    \+ '$get_predicate_attribute'(Home:Head, system, 1).

copy_predicate(Home, Copy, Head, Note) :-
    functor(Head, Name, Arity),
    functor(General, Name, Arity),
    (   predicate_property(Home:General, imported_from(From))
    ->  link(From, Copy, General),
        (   module_property(From, class(user)),
            \+ predicate_property(From:General, transparent),
            \+ game_predicate(General),
            \+ \+ ( game_predicate(Called), '$c_current_predicate'(_, From:Called) )
        ->  Note = imported(From:Name/Arity)
        ;   Note = none
        )
    ;   predicate_property(Home:General, foreign)
    ->  link(Home, Copy, General),
        Note = foreign(Home:Name/Arity)
    ;   program_clauses(Home, General, Clauses0, Note)
    ->  moved(Home, Copy, Clauses0, Clauses),
        copy_clauses(Home, Copy, General, Name/Arity, Clauses)
    ;   link(Home, Copy, General),
        Note = protected(Home:Name/Arity)
    ).

%   What is not exported would be imported with a warning.

link(From, Copy, Head) :-
    functor(Head, Name, Arity),
    module_property(From, exports(Exports)),
    (   memberchk(Name/Arity, Exports)
    ->  Copy:import(From:Name/Arity)
    ;   assertz(Copy:(Head :- From:Head))
    ),
    assertz(owned(Copy, Name, Arity, import)).

%   Goals that name the module of the program.

moved(Home, Copy, Clauses0, Clauses) :-
    sub_term(Sub, Clauses0),
    nonvar(Sub),
    Sub = Module:_,
    Module == Home,
    !,
    in_copy(Home, Copy, Clauses0, Clauses).
moved(_, _, Clauses, Clauses).

in_copy(Home, Copy, Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = Module:Goal0,
        Module == Home
    ->  in_copy(Home, Copy, Goal0, Goal),
        Term = Copy:Goal
    ;   compound_name_arguments(Term0, Name, Arguments0),
        maplist(in_copy(Home, Copy), Arguments0, Arguments),
        compound_name_arguments(Term, Name, Arguments)
    ).

copy_clauses(Home, Copy, General, Name/Arity, Clauses) :-
    (   '$c_current_predicate'(_, Copy:General),
        '$get_predicate_attribute'(Copy:General, tabled, _)
    ->  Kind = tabled
    ;   predicate_property(Home:General, dynamic)
    ->  Kind = (dynamic)
    ;   Kind = static
    ),
    assertz(owned(Copy, Name, Arity, Kind)),
    dynamic(Copy:Name/Arity),
    (   predicate_property(Home:General, meta_predicate(Modes))
    ->  meta_predicate(Copy:Modes)
    ;   true
    ),
    forall(member(Clause, Clauses), assertz(Copy:Clause)),
    (   Kind == (dynamic)
    ->  forall(member(Clause, Clauses), assertz(kept_clause(Copy, General, Clause)))
    ;   Kind == static
    ->  compile_predicates([Copy:Name/Arity])
    ;   true
    ).

%!  restore(+Copy) is det.
%
%   Undoes what the program has asserted and retracted in Copy, and forgets tables.

restore(Copy) :-
    findall(Name/Arity, unknown(Copy, Name, Arity), Unknown),
    forall(member(PI, Unknown), abolish(Copy:PI)),
    forall(owned(Copy, Name, Arity, dynamic),
           ( functor(Head, Name, Arity),
             retractall(Copy:Head),
             forall(kept_clause(Copy, Head, Clause), assertz(Copy:Clause))
           )),
    (   owned(Copy, _, _, tabled)
    ->  abolish_module_tables(Copy)
    ;   true
    ).

unknown(Copy, Name, Arity) :-
    '$c_current_predicate'(_, Copy:Head),
    functor(Head, Name, Arity),
    \+ sub_atom(Name, 0, _, _, $),
    own(Copy, Head),
    \+ owned(Copy, Name, Arity, _).

wipe(Copy) :-
    restore(Copy),
    forall(retract(owned(Copy, Name, Arity, Kind)),
           (   Kind == tabled
           ->  functor(Head, Name, Arity),
               retractall(Copy:Head)
           ;   abolish(Copy:Name/Arity)
           )),
    retractall(kept_clause(Copy, _, _)).

%!  put_tree(+Copy, +Facts) is det.
%
%   Puts Facts in the place of the game in Copy, and restores the rest. A staticval/2
%   that is but another name for static_eval/2 stays; programs that know no other name
%   have the values by this one.

put_tree(Copy, Facts) :-
    restore(Copy),
    (   owned(Copy, moves, 2, game)
    ->  true
    ;   make_room(Copy)
    ),
    forall(owned(Copy, Name, Arity, game),
           ( functor(Head, Name, Arity),
             retractall(Copy:Head)
           )),
    forall(member(Fact, Facts), put_fact(Copy, Fact)).

put_fact(Copy, static_eval(Pos, Val)) :-
    owned(Copy, staticval, 2, game),
    !,
    assertz(Copy:staticval(Pos, Val)).
put_fact(Copy, Fact) :-
    assertz(Copy:Fact).

make_room(Copy) :-
    (   own(Copy, staticval(_, _)),
        clause(Copy:staticval(_, _), Body),
        calls(Body, static_eval)
    ->  Games = []
    ;   calls_in(Copy, staticval),
        \+ calls_in(Copy, static_eval)
    ->  Games = [staticval(_, _)]
    ;   take_out(Copy, staticval(_, _)),
        Games = []
    ),
    forall(( game_predicate(Head),
             ( Head = staticval(_, _) -> Games \== [] ; true )
           ),
           ( take_out(Copy, Head),
             functor(Head, Name, Arity),
             dynamic(Copy:Name/Arity),
             assertz(owned(Copy, Name, Arity, game))
           )).

take_out(Copy, Head) :-
    functor(Head, Name, Arity),
    retractall(owned(Copy, Name, Arity, _)),
    retractall(kept_clause(Copy, Head, _)),
    (   '$c_current_predicate'(_, Copy:Head)
    ->  abolish(Copy:Name/Arity)
    ;   true
    ).

calls_in(Copy, Name) :-
    owned(Copy, Owner, Arity, Kind),
    memberchk(Kind, [static, dynamic, tabled]),
    functor(Head, Owner, Arity),
    \+ game_predicate(Head),
    clause(Copy:Head, Body),
    calls(Body, Name),
    !.

calls(Body, Name) :-
    sub_term(Sub, Body),
    nonvar(Sub),
    (   Sub == Name
    ->  true
    ;   compound(Sub),
        functor(Sub, Name, _)
    ),
    !.

game_predicate(moves(_, _)).
game_predicate(static_eval(_, _)).
game_predicate(staticval(_, _)).
game_predicate(max_to_move(_)).
game_predicate(min_to_move(_)).

%!  put_game(+Module, +Facts) is det.
%
%   Module is nothing but the game that Facts define.

put_game(Module, Facts) :-
    forall(( game_predicate(Head),
             Head \= staticval(_, _)
           ),
           ( functor(Head, Name, Arity),
             dynamic(Module:Name/Arity),
             retractall(Module:Head)
           )),
    forall(member(Fact, Facts), assertz(Module:Fact)).
