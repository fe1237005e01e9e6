/*  A class of sixty that hands in programs: every query of every file of feedback, put to the
    student's own program and the tree beside it in a fresh SWI-Prolog, shows what the feedback says.

    Usage: swipl check_queries.pl -- MINIMAX TREE SWIPL

    The programs are those of tests/verify/programs. What is printed counts the queries. Exit status:
    0, or 1 where a check fails.
*/
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(csv)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).

:- initialization(main, main).

:- dynamic
    fault/1,
    asked/2.                            % Folder, Kind of what came of a query

main([Minimax, Tree, Swipl]) :-
    tmp_file(class, Folder),
    make_directory(Folder),
    setup_call_cleanup(true, check_class(Minimax, Tree, Swipl, Folder),
                       delete_directory_and_contents(Folder)),
    forall(aggregate(count, Task^asked(Task, Kind), Count), format("~w: ~w~n", [Kind, Count])),
    aggregate_all(count, asked(_, _), All),
    format("~w queries run~n", [All]),
    ( All >= 45, \+ fault(_) -> true ; halt(1) ).

wrong(Format, Arguments) :-
    assertz(fault(Format)),
    format(user_error, Format, Arguments),
    nl(user_error).

%!  task(?Predicate, -Folders, -Most): which programs are handed in, at most so many.
task('minimax/4', [wrong, notes], 36).
task('alphabeta/5', [wrong_alphabeta, book_alphabeta], 14).
task('minimax/3', [book], 6).

check_class(Minimax, Tree, Swipl, Work) :-
    forall(task(Predicate, Folders, Most),
           ( atomic_list_concat([Name, Arity], /, Predicate),
             atomic_list_concat([Work, /, Name, Arity], Base),
             make_directory_path(Base),
             check_task(Predicate, Folders, Most, Minimax, Tree, Swipl, Base) )).

check_task(Predicate, Folders, Most, Minimax, Tree, Swipl, Base) :-
    directory_file_path(Base, in, In),
    directory_file_path(Base, feedback, Feedback),
    hand_in(Folders, Most, In),
    forall(added(Predicate, Name, Text),
           ( atomic_list_concat([In, /, Name, /, Name, '.pl'], Path),
             file_directory_name(Path, Own),
             make_directory_path(Own),
             setup_call_cleanup(open(Path, write, Out), write(Out, Text), close(Out)) )),
    directory_file_path(Base, report, Report),
    process_create(Minimax,
                   [verify, '--tree', Tree, '--predicate', Predicate, '--seed', 7, '--trees', 10,
                    '--format', csv, '--output', Report, '--feedback', Feedback, In],
                   [process(Pid)]),
    process_wait(Pid, exit(Status)),
    ( memberchk(Status, [0, 1]) -> true ; wrong("~w: verify ends with ~w", [Predicate, Status]) ),
    directory_file_path(Feedback, 'manifest.csv', Manifest),
    csv_read_file(Manifest, [_|Rows], [convert(false), arity(3)]),
    forall(member(row(_, File, Name), Rows), check_feedback(Predicate, Swipl, Feedback, File, Name)).

%!  added(?Predicate, ?Name, -Text): programs that are more than their predicates.

added('minimax/4', facts_of_its_own, Text) :-
    with(["moves(a, [b]).\nmin_to_move(a).\n:- dynamic max_to_move/1.\nmax_to_move(b).\n",
          "static_eval(b, 7).\nstatic_eval(c, 8).\n"], Text).
added('minimax/4', module_of_its_own, Text) :-
    with([":- module(game, [minimax/4, moves/2]).\nmoves(b, [x]).\nmax_to_move(a).\n",
          "static_eval(x, 7).\n"], Text).
added('minimax/4', exports_nothing_else, Text) :-
    with([":- module(game, [minimax/4]).\n:- dynamic moves/2, static_eval/2, max_to_move/1, min_to_move/1.\n",
          "moves(b, [x]).\n"], Text).
added('minimax/4', halts, Text) :-
    with([":- initialization(main).\nmain :- halt.\n"], Text).

% Behind these beginnings one that takes the greatest value.
with(Beginnings, Text) :-
    source_file(check_class(_, _, _, _), This),
    file_directory_name(This, Here),
    directory_file_path(Here, '../programs/wrong/always_max_notes.pl', Path),
    read_file_to_string(Path, Program, []),
    append(Beginnings, [Program], Parts),
    atomics_to_string(Parts, Text).

% Spread over the folders, so that each mistake has its turn as the folders grow.
hand_in(Folders, Most, In) :-
    source_file(check_class(_, _, _, _), This),
    file_directory_name(This, Here),
    findall(Path,
            ( member(Folder, Folders),
              atomic_list_concat([Here, /, '../programs/', Folder, '/*.pl'], Pattern),
              expand_file_name(Pattern, Paths), member(Path, Paths) ),
            All),
    length(All, Count),
    forall(( nth0(I, All, Path), I * Most // Count =\= (I + 1) * Most // Count ),
           ( file_base_name(Path, Base),
             file_name_extension(Name, pl, Base),
             directory_file_path(In, Name, Own),
             make_directory_path(Own),
             directory_file_path(Own, Base, Copy),
             copy_file(Path, Copy) )).

check_feedback(Predicate, Swipl, Feedback, File, Name) :-
    directory_file_path(Feedback, Name, Path),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    findall(example(Tree, Query, Answer), example(Lines, Tree, Query, Answer), Examples),
    ( memberchk("Your program ends SWI-Prolog while it is loaded: take out what does so first.", Lines)
    -> take_out_halt(File) ; true ),
    aggregate_all(count, ( member(Line, Lines), string_concat("?- ", _, Line) ), Count),
    length(Examples, Read),
    ( Read == Count -> true ; wrong("~w: ~w of ~w queries read", [Name, Read, Count]) ),
    forall(member(Example, Examples), check_example(Predicate, Swipl, Feedback, File, Example)).

% As the feedback says.
take_out_halt(File) :-
    read_file_to_string(File, Text, []),
    string_concat(":- initialization(main).", Rest, Text),
    setup_call_cleanup(open(File, write, Out), write(Out, Rest), close(Out)).

%!  example(+Lines, -Tree, -Query, -Answer): a block of feedback that one is to try.
example(Lines, Tree, Query, Answer) :-
    append(_, [Command, Ask, "", Right, Got|_], Lines),
    split_string(Command, " ", "", ["$", "swipl", _, Tree]),
    string_concat("?- ", Dotted, Ask),
    string_concat(Query, ".", Dotted),
    string_concat("Right is:    ", _, Right),
    string_concat("Your answer: ", Answer, Got).

check_example(Predicate, Swipl, Feedback, File, example(Tree, Query, Answer)) :-
    directory_file_path(Feedback, Tree, TreePath),
    source_file(check_class(_, _, _, _), This),
    file_directory_name(This, Here),
    directory_file_path(Here, 'ask.pl', Ask),
    process_create(Swipl,
                   ['-f', none, '--stack-limit=64m', '--on-error=print', File, TreePath, Ask, --, Query],
                   [stdin(null), stdout(null), stderr(pipe(Out)), process(Pid)]),
    set_stream(Out, encoding(utf8)),
    read_string(Out, _, Printed),
    close(Out),
    process_wait(Pid, _),
    split_string(Printed, "\n", "", Lines),
    findall(Told, ( member(Line, Lines), string_concat("ask: ", Term, Line), term_string(Told, Term) ),
            Tolds),
    (   shows(Predicate, Tolds, Answer, Kind)
    ->  assertz(asked(Predicate, Kind))
    ;   assertz(asked(Predicate, wrong)),
        wrong("~w: ?- ~w.~n  feedback: ~w~n  swipl:    ~q~n~w", [File, Query, Answer, Tolds, Printed])
    ).

%!  shows(+Predicate, +Tolds, +Answer, -Kind): whether SWI-Prolog shows what the feedback says.
shows(_, [error(Text)|_], Answer, error) :- !,
    same_beginning(Text, Answer).
shows(_, [false], "false", false) :- !.
shows(_, [endless], "no answer", endless) :- !.
shows(_, [], "no answer", ends) :- !.
shows(_, [odd|_], Answer, odd) :- string_concat("an answer ", _, Answer), !.
shows(Predicate, [solution(First, Leaves)|More], Answer, solution) :-
    told(Predicate, First, Leaves, Whole),
    (   same(Whole, Answer)
    ;   member(solution(Second, _), More),
        told(Predicate, Second, Leaves, Other),
        atomics_to_string([Whole, "; ", Other], Both),
        same(Both, Answer)
    ),
    !.

told('alphabeta/5', Text, Leaves, Told) :- !,
    format(string(List), "~W", [Leaves, [quoted(true)]]),
    atomics_to_string([Text, ", with the leaves ", List, " evaluated"], Told).
told(_, Text, _, Text).

% Long answers are cut.
same(Text, Answer) :- Text == Answer, !.
same(Text, Answer) :- string_concat(Begin, "...", Answer), string_concat(Begin, _, Text).

same_beginning(Text, Answer) :-
    split_string(Answer, "\n", "", [First|_]),
    sub_string(Text, _, _, _, First), !.
same_beginning(Text, Answer) :-
    sub_string(Answer, _, _, _, "tack limit"),
    sub_string(Text, _, _, _, "tack limit").

atomics_to_string(Parts, Text) :- atomic_list_concat(Parts, Atom), atom_string(Atom, Text).
