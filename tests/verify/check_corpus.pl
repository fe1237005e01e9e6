/*  Whether `minimax verify` finds of each program of a folder what the program's first line says

        swipl tests/verify/check_corpus.pl -- MINIMAX TREE [--strict] PREDICATE FOLDER [PREDICATE FOLDER]...

    `% expect: fail|no_answer`, or nothing where it is right, and where a misconception is to be named
    `misconception=NAME`; `options=...` are given to the command. A second line
    `% reason: words` says what the reason or the notes are to hold. Of the programs that are to
    fail, in all folders together, nine in ten have to have their misconception named, and with
    --strict nine in ten a counterexample of at most five positions.

    Without --strict the programs are those of a course, and the right one of a folder has to be found
    right by the convention that the folder's name begins with: `book` or `notes`.
*/

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(process)).
:- use_module(library(readutil)).

:- initialization(main, main).

:- dynamic
    is_strict/0.

main([Minimax, Tree, '--strict'|Corpora]) :-
    !,
    assertz(is_strict),
    main([Minimax, Tree|Corpora]).
main([Minimax, Tree|Corpora]) :-
    results_of(Corpora, Minimax, Tree, Results),
    include(unexpected, Results, Wrong),
    forall(member(Result, Wrong), tell(Result)),
    length(Results, Count),
    count(named, Results, ToName),
    count(rightly_named, Results, Named),
    count(has_counterexample, Results, Shown),
    count(small_counterexample, Results, Small),
    length(Wrong, WrongCount),
    format("~d programs, ~d not as expected; ~d of ~d misconceptions named; ~d of ~d \c
            counterexamples have at most five positions~n",
           [Count, WrongCount, Named, ToName, Small, Shown]),
    Wrong == [],
    10*Named >= 9*ToName,
    ( is_strict -> 10*Small >= 9*Shown ; true ).

results_of([], _, _, []).
results_of([Predicate,Folder|Corpora], Minimax, Tree, Results) :-
    expected_programs(Folder, Programs),
    maplist(options_of, Programs, AllOptions),
    sort(AllOptions, Options),
    maplist(verify(Minimax, Tree, Predicate, Programs), Options, Results0),
    append(Results0, Results1),
    same_length(Programs, Results1),
    results_of(Corpora, Minimax, Tree, Results2),
    append(Results1, Results2, Results).

count(Goal, Results, Count) :-
    include(Goal, Results, Found),
    length(Found, Count).

%   program(Path, Verdicts, Misconception, Options, Words), the last three perhaps `none`.

expected_programs(Folder, Programs) :-
    directory_file_path(Folder, '*.pl', Pattern),
    expand_file_name(Pattern, Files),
    Files = [_|_],
    maplist(expected, Files, Programs).

expected(File, program(File, Verdicts, Misconception, Options, Words)) :-
    setup_call_cleanup(open(File, read, In, [encoding(octet)]),
                       ( read_line_to_string(In, Line), read_line_to_string(In, Second) ),
                       close(In)),
    (   string_concat("% expect: ", Text, Line)
    ->  true
    ;   Text = "pass"
    ),
    (   sub_string(Text, Before, _, After, "options=")
    ->  sub_string(Text, _, After, 0, OptionText),
        split_string(OptionText, " ", " ", Options),
        sub_string(Text, 0, Before, _, Rest)
    ;   Options = [],
        Rest = Text
    ),
    split_string(Rest, " ", " ", [VerdictText|More]),
    split_string(VerdictText, "|", "", Verdicts),
    (   member(Word, More),
        string_concat("misconception=", Name, Word),
        Name \== "none"
    ->  Misconception = Name
    ;   Misconception = none
    ),
    (   string(Second),
        string_concat("% reason: ", Words0, Second)
    ->  Words = Words0
    ;   Words = none
    ).

options_of(program(_, _, _, Options, _), Options).

verify(Minimax, Tree, Predicate, Programs, Options, Results) :-
    findall(Path, member(program(Path, _, _, Options, _), Programs), Files),
    ( is_strict -> Strict = ["--strict"] ; Strict = ["--trees", "50"] ),
    ( memberchk("--time-limit", Options) -> Time = [] ; Time = ["--time-limit", "8"] ),
    append([["verify", "--tree", Tree, "--expect", "programs", "--predicate", Predicate,
             "--seed", "1", "--format", "json"], Time, Strict, Options, Files],
           Arguments),
    setup_call_cleanup(
        process_create(Minimax, Arguments, [stdout(pipe(Out)), process(Process)]),
        findall(Report, report(Out, Report), Reports),
        ( close(Out), process_wait(Process, _) )),
    findall(Program-Report,
            ( member(Program, Programs),
              Program = program(Path, _, _, _, _),
              atom_string(Path, PathText),
              member(Report, Reports),
              Report.file == PathText ),
            Results).

report(Out, Report) :-
    repeat,
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  !,
        fail
    ;   atom_json_dict(Line, Report, [])
    ).

unexpected(program(_, Verdicts, _, _, Words)-Report) :-
    (   \+ memberchk(Report.verdict, Verdicts)
    ;   Words \== none,
        atomic_list_concat([Report.reason|Report.notes], '\n', Said),
        \+ sub_atom(Said, _, _, _, Words)
    ;   Report.verdict == "pass",
        \+ is_by_convention(Report)
    ),
    !.

is_by_convention(_) :-
    is_strict,
    !.
is_by_convention(Report) :-
    directory_file_path(Folder, _, Report.file),
    directory_file_path(_, Name, Folder),
    sub_string(Name, 0, _, _, Report.convention).

tell(program(File, Verdicts, _, _, Words)-Report) :-
    format("~w: expected ~w (~w), found ~w by ~w: ~w ~w~n",
           [File, Verdicts, Words, Report.verdict, Report.convention, Report.reason, Report.notes]).

named(program(_, _, Misconception, _, _)-_) :-
    Misconception \== none.

rightly_named(program(_, _, Misconception, _, _)-Report) :-
    Misconception \== none,
    (   Report.misconception == Misconception
    ->  true
    ;   format("~w is not named: ~w, ~w~n",
               [Misconception, Report.file, Report.candidates]),
        fail
    ).

has_counterexample(_-Report) :-
    is_dict(Report.counterexample).

small_counterexample(_-Report) :-
    is_dict(Report.counterexample),
    term_string(_, Report.counterexample.query),
    split_string(Report.counterexample.facts, "\n", "", Facts),
    findall(Pos,
            ( member(Fact, Facts),
              Fact \== "",
              term_string(Told, Fact),
              Told \= (:- _),
              strip_module(Told, _, Term),
              (   Term = moves(From, Tos)
              ->  member(Pos, [From|Tos])
              ;   arg(1, Term, Pos)
              ) ),
            Positions0),
    sort(Positions0, Positions),
    length(Positions, Count),
    (   Count =< 5
    ->  true
    ;   format("~d positions: ~w~n", [Count, Report.file]),
        fail
    ).
