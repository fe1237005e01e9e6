:- module(test_verify_corpus, []).

/** <module> verify_minimax/3 and the programs of tests/verify/programs

Each program is loaded into a module of its own. MINIMAX_TREES says how many random trees the
right ones are asked about, 100 if absent.
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(minimax/verify)).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../verify/programs/', Programs0),
   absolute_file_name(Programs0, Programs),
   assertz(programs(Programs)).

%   A module of the file's own would have the name of another one, or of library(minimax).

user:term_expansion((:- Directive), []) :-
    is_for_a_process(Directive),
    programs(Programs),
    prolog_load_context(source, File),
    sub_atom(File, 0, _, _, Programs).

is_for_a_process(module(_, _)).
is_for_a_process(initialization(_, main)).              % would run instead of the end of the tests

files(Folder, Files) :-
    programs(Programs),
    atomic_list_concat([Programs, /, Folder, '/*.pl'], Pattern),
    expand_file_name(Pattern, Files),
    Files = [_|_].

load_program(File, Module) :-
    atom_concat('program ', File, Module),
    current_output(Output),
    setup_call_cleanup(
        ( open_null_stream(Null), set_output(Null), asserta(is_loading) ),
        load_files(Module:File, [silent(true)]),
        ( nodebug(minimax), retractall(is_loading), set_output(Output), close(Null) )).

:- dynamic is_loading/0.

%   Some of the programs do not load without errors, and some print messages.

user:message_hook(_, _, _) :-
    is_loading.

first_line(File, Line) :-
    setup_call_cleanup(open(File, read, In),
                       read_line_to_string(In, Line),
                       close(In)).

ties(File, Options) :-
    first_line(File, Line),
    (   member(Ties, [first, last]),
        string_concat("--ties ", Ties, End),
        sub_string(Line, _, _, 0, End)
    ->  Options = [ties(Ties)]
    ;   Options = []
    ).

trees(Count) :-
    (   getenv('MINIMAX_TREES', Text)
    ->  atom_number(Text, Count)
    ;   Count = 100
    ).

passes(File) :-
    load_program(File, Module),
    trees(Count),
    verify_minimax(Module:minimax, [trees(Count), notes(Notes), time_limit(20)], Report),
    (   Report = pass(Answers),
        Answers > Count,
        Notes == []
    ->  true
    ;   print_message(error, format("~w: ~p ~p", [File, Report, Notes])),
        fail
    ).

:- dynamic found/4.             % what one test has found, for the next one

counterexample(File, Module, Options, Counterexample) :-
    found(File, Module, Options, Counterexample),
    !.
counterexample(File, Module, Options, Counterexample) :-
    load_program(File, Module),
    ties(File, Options),
    verify_minimax(Module:minimax, [notes(_)|Options], Report),
    (   Report = fail(Counterexample)
    ->  assertz(found(File, Module, Options, Counterexample))
    ;   print_message(error, format("~w: ~p", [File, Report])),
        fail
    ).

is_wrong(File) :-
    first_line(File, Line),
    sub_string(Line, 0, _, _, "% expect: fail").

positions(Facts, Count) :-
    findall(Pos,
            ( member(moves(From, Successors), Facts), member(Pos, [From|Successors])
            ; member(static_eval(Pos, _), Facts)
            ),
            Positions0),
    sort(Positions0, Positions),
    length(Positions, Count).

%   Its facts are all that the program needs to go wrong.

is_shown(File) :-
    counterexample(File, Module, Options, counterexample(Facts, Query, Expected, Got, _)),
    atom_concat(Module, ' again', Again),
    rename_module(File, Again),
    forall(member(Name/Arity, [moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1]),
           ( functor(Head, Name, Arity),
             (   predicate_property(Again:Head, number_of_rules(Rules)),
                 Rules > 0
             ->  true
             ;   abolish(Again:Name/Arity)
             )
           )),
    forall(member(Name/Arity, [moves/2, static_eval/2, max_to_move/1, min_to_move/1]),
           dynamic(Again:Name/Arity)),
    forall(member(Fact, Facts), assertz(Again:Fact)),
    Query = minimax(Pos, _, _, _),
    Expected = minimax(Pos, _, Val, _),
    minimax:minimax(Again:Pos, _, Val, _),
    verify_minimax(Again:minimax, [trees(0), positions([Pos]), notes(_)|Options], Report),
    (   Report = fail(counterexample(_, _, _, GotAgain, _)),
        length(Got, Length),
        length(GotAgain, Length)
    ->  true
    ;   print_message(error, format("~w: ~p", [File, Report])),
        fail
    ).

rename_module(File, Module) :-
    read_file_to_string(File, Text, []),
    setup_call_cleanup(
        ( open_string(Text, In), asserta(is_loading) ),
        load_files(Module:File, [stream(In), silent(true)]),
        ( retractall(is_loading), close(In) )).

%   Without its module header that one is right.

expects_no_answer(File) :-
    first_line(File, "% expect: no_answer"),
    \+ sub_atom(File, _, _, 0, '/module_without_export.pl').

has_no_answer(File) :-
    load_program(File, Module),
    catch(verify_minimax(Module:minimax, [time_limit(0.5), notes(_)], Report),
          error(existence_error(procedure, _:minimax/4), _),
          Report = fail(none)),
    (   Report = fail(_)
    ->  true
    ;   print_message(error, format("~w: ~p", [File, Report])),
        fail
    ).

:- begin_tests(verify_corpus).

test(right_programs) :-
    files(right, Files),
    exclude(passes, Files, []).

test(wrong_programs) :-
    files(wrong, Files0),
    include(is_wrong, Files0, Files),
    findall(Count,
            ( member(File, Files),
              (   counterexample(File, _, _, counterexample(Facts, _, _, _, _))
              ->  positions(Facts, Count)
              ;   Count = none
              )
            ),
            Counts),
    \+ memberchk(none, Counts),
    length(Counts, All),
    include([Count]>>(Count =< 5), Counts, Small),
    length(Small, SmallCount),
    SmallCount >= 0.9*All.

test(counterexamples) :-
    files(wrong, Files0),
    include(is_wrong, Files0, Files),
    exclude(is_shown, Files, []).

test(no_answers) :-
    files(wrong, Files0),
    exclude(is_wrong, Files0, Files),
    include(expects_no_answer, Files, NoAnswer),
    NoAnswer = [_|_],
    exclude(has_no_answer, NoAnswer, []).

:- end_tests(verify_corpus).
