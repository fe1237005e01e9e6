:- module(minimax_verify_clauses,
          [ program_clauses/4           % +Home, +Head, -Clauses, -Note
          ]).

/** <module> The clauses of a program, as they were written

SWI-Prolog does not give back each clause as it was: where it may not, its file is read once more.
*/

:- autoload(library(lists), [append/3, member/2, memberchk/2]).

%!  program_clauses(+Home, +Head, -Clauses, -Note) is semidet.
%
%   Clauses are those of the predicate of Head, of which no argument is bound, in the module Home, as assertz/1 takes
%   them. Note is incomplete(PI) where one may be another than the program has, else `none`. Fails where they
%   are protected.

program_clauses(Home, Head, Clauses, Note) :-
    catch(findall(Clause, clause_of(Home, Head, Clause), Clauses0), error(permission_error(_, _, _), _), fail),
    functor(Head, Name, Arity),
    complete(Clauses0, Clauses, Home:Name/Arity, Note).

clause_of(Home, General, Clause) :-
    predicate_property(Home:General, ssu),
    !,
    rule(Home:General, Rule),
    as_ssu_clause(Rule, Clause).
clause_of(Home, General, Clause) :-
    clause(Home:General, Body, Ref),
    (   is_incomplete(General, Ref)
    ->  (   source_clause(Home, Ref, General, Body, Clause)
        ->  true
        ;   Clause = incomplete(General, Body)
        )
    ;   Clause = (General :- Body)
    ).

%   assertz/1 takes no guards.

as_ssu_clause(Rule0, Clause) :-
    strip_module(Rule0, _, Rule),
    (   Rule = (Head0 => Body)
    ->  (   nonvar(Head0),
            Head0 = (Head1, Guard)
        ->  strip_module(Head1, _, Head),
            Clause = ?=>(Head, (Guard, !, Body))
        ;   strip_module(Head0, _, Head),
            Clause = (Head => Body)
        )
    ;   Clause = Rule
    ).

%   Where a unification at the beginning of a body was compiled as a part of the head,
%   SWI-Prolog 9.0.4 gives a new variable for each use of the argument in the rest of the body.
%   The compiled body tells whether there is one.

is_incomplete(Head, Ref) :-
    compound(Head),
    functor(Head, _, Arity),
    arg(_, Head, Argument),
    nonvar(Argument),
    !,
    instructions(Ref, 0, Instructions),
    append(_, [i_enter|InBody], Instructions),
    !,
    member(Instruction, InBody),
    used_slot(Instruction, Slot),
    Slot < Arity,
    Place is Slot+1,
    arg(Place, Head, Used),
    nonvar(Used),
    !.

instructions(Ref, From, [Instruction|Instructions]) :-
    '$fetch_vm'(Ref, From, Next, Instruction),
    !,
    (   memberchk(Instruction, [i_exit, i_exitfact])
    ->  Instructions = []
    ;   instructions(Ref, Next, Instructions)
    ).
instructions(_, _, []).

%   used_slot(+Instruction, -Slot) is nondet: arguments have the slots from 0 on.

used_slot(Instruction, Slot) :-
    atom(Instruction),
    !,
    member(End-Slot, ['0'-0, '1'-1, '2'-2]),
    sub_atom(Instruction, _, 1, 0, End).
used_slot(l_var(_, Slot), Slot) :-              % from there to another slot
    !.
used_slot(Instruction, Slot) :-
    compound(Instruction),
    functor(Instruction, Name, _),
    \+ ( member(Other, [c_, l_, i_, b_smallint, b_int]),       % jumps, cuts, numbers
         sub_atom(Name, 0, _, _, Other) ),
    arg(_, Instruction, Slot),
    integer(Slot),
    Slot >= 0.

%   source_clause(+Home, +Ref, +Head, +Body, -Clause) is semidet: Clause is how it is written, if
%   the file still is what was loaded.

source_clause(Home, Ref, Head, Body, Clause) :-
    clause_property(Ref, file(File)),
    clause_property(Ref, line_count(Line)),
    source_file_property(File, modified(Loaded)),
    time_file(File, Time),
    Time =:= Loaded,
    catch(term_at(Home, File, Line, Term), _, fail),
    as_clause(Term, Clause),
    with_mutex(minimax_verify, compiled(Clause, Head1, Body1)),
    (Head1 :- Body1) =@= (Head :- Body).

term_at(Home, File, Line, Term) :-
    setup_call_cleanup(
        open(File, read, In),
        ( forall(between(2, Line, _), skip(In, 0'\n)),
          read_term(In, Term, [module(Home)])
        ),
        close(In)).

as_clause((Head --> Body), Clause) :-
    !,
    dcg_translate_rule((Head --> Body), Clause).
as_clause((Head :- Body), (Head :- Body)).

%   The first clause of a predicate is compiled as one of a file.

compiled((Head0 :- Body0), Head, Body) :-
    functor(Head0, Name, Arity),
    setup_call_cleanup(
        assertz('minimax verify read':(Head0 :- Body0), Ref),
        clause('minimax verify read':Head, Body, Ref),
        abolish('minimax verify read':Name/Arity)).

complete([], [], _, none).
complete([incomplete(Head, Body)|Clauses0], [(Head :- Body)|Clauses], PI, incomplete(PI)) :-
    !,
    complete(Clauses0, Clauses, PI, _).
complete([Clause|Clauses0], [Clause|Clauses], PI, Note) :-
    complete(Clauses0, Clauses, PI, Note).
