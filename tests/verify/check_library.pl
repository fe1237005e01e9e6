/*  Whether verify_minimax/3 finds of each program what `minimax verify` does: the same verdict, by the
    same convention

        swipl tests/verify/check_library.pl -- MINIMAX TREE PREDICATE FOLDER [PREDICATE FOLDER]...

    With each style, and strictly by the definition. Of who has no answer the command says so, and the
    library that it is wrong. A convention is told of those that are right, and of all in folders whose
    name is that of a convention.
*/

:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(minimax/verify)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(load_program).

:- initialization(main, main).

main([Minimax, Tree|Folders]) :-
    read_file_to_terms(Tree, Facts0, []),
    with_other_name(Facts0, Facts),
    findall(Count,
            ( append(_, [Predicate,Folder|_], Folders),
              atomic_list_concat([_,Arity0], /, Predicate),
              atom_number(Arity0, Arity),
              check_folder(Minimax, Tree, Facts, Predicate, Arity, Folder, Count) ),
            Counts),
    Counts = [_|_],
    sum_list(Counts, Sum),
    Sum =:= 0.

%   The command gives the values by both names.

with_other_name(Facts0, Facts) :-
    findall(Fact,
            ( member(static_eval(Pos, Val), Facts0),
              member(Fact, [static_eval(Pos, Val), staticval(Pos, Val)])
            ; member(Fact, Facts0), Fact \= static_eval(_, _) ),
            Facts).

check_folder(Minimax, Tree, Facts, Predicate, Arity, Folder, Count) :-
    directory_file_path(Folder, '*.pl', Pattern),
    expand_file_name(Pattern, Files),
    findall(Style-File-Found,
            ( style(Style, Flags, Options),
              verdicts(Minimax, Tree, Predicate, Flags, Files, Reports),
              member(File-Expected, Reports),
              library_verdict(File, Facts, [arity(Arity)|Options], Found),
              \+ agree(Folder, Expected, Found),
              format("~w ~w: ~w by the command, ~w by the library~n",
                     [Style, File, Expected, Found]) ),
            Wrong),
    length(Wrong, Count),
    length(Files, Programs),
    format("~w: ~d programs, ~d verdicts differ~n", [Folder, Programs, Count]).

style(any, [], []).
style(book, ['--style', book], [style(book)]).
style(notes, ['--style', notes], [style(notes)]).
style(strict, ['--strict'], [strict(true)]).

agree(_, pass-Convention, pass-Convention) :-
    !.
agree(Folder, Verdict-Convention, fail-Convention) :-
    memberchk(Verdict, [fail,no_answer]),
    file_base_name(Folder, Name),
    memberchk(Name, [book,notes]),
    !.
agree(Folder, Verdict-_, fail-_) :-
    memberchk(Verdict, [fail,no_answer]),
    file_base_name(Folder, Name),
    \+ memberchk(Name, [book,notes]).

verdicts(Minimax, Tree, Predicate, Flags, Files, Reports) :-
    append([[verify, '--tree', Tree, '--expect', programs, '--predicate', Predicate, '--seed', 1,
             '--trees', 40, '--format', json, '--time-limit', 1], Flags, Files], Arguments),
    setup_call_cleanup(
        process_create(Minimax, Arguments, [stdout(pipe(Out)), process(Process)]),
        findall(File-(Verdict-Convention), report(Out, File, Verdict, Convention), Reports),
        ( close(Out), process_wait(Process, _) )),
    same_length(Files, Reports).

report(Out, File, Verdict, Convention) :-
    repeat,
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  !,
        fail
    ;   atom_json_dict(Line, Report, []),
        atom_string(File, Report.file),
        atom_string(Verdict, Report.verdict),
        atom_string(Convention, Report.convention)
    ).

library_verdict(File, Facts, Options, Verdict-Convention) :-
    atom_concat('program ', File, Module),
    (   current_module(Module)
    ->  true
    ;   load_program(File, Module)
    ),
    put_facts(Module, Facts),
    catch(verify_minimax(Module:minimax,
                         [trees(40), time_limit(20), notes(Notes)|Options], Report),
          error(existence_error(procedure, _), _),
          ( Report = fail(none), Notes = [] )),
    functor(Report, Verdict, _),
    (   memberchk(convention(Convention0), Notes)
    ->  Convention = Convention0
    ;   Convention = definition
    ).
