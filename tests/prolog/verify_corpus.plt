:- module(test_verify_corpus, []).

/** <module> verify_minimax/3 with strict(true) and the programs of tests/verify/programs

Each program is loaded into a module of its own. MINIMAX_TREES says how many random trees the
right ones are asked about, 100 if absent.
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(minimax/verify)).
:- use_module('../verify/load_program', [load_again/2, put_facts/2]).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../verify/programs/', Programs0),
   absolute_file_name(Programs0, Programs),
   assertz(programs(Programs)).

files(Folder, Files) :-
    programs(Programs),
    atomic_list_concat([Programs, /, Folder, '/*.pl'], Pattern),
    expand_file_name(Pattern, Files),
    Files = [_|_].

load_program(File, Module) :-
    atom_concat('program ', File, Module),
    load_program:load_program(File, Module).

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
    verify_minimax(Module:minimax, [strict(true), trees(Count), notes(Notes), time_limit(20)], Report),
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
    verify_minimax(Module:minimax, [strict(true), notes(_)|Options], Report),
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
    load_again(File, Again),
    put_facts(Again, Facts),
    Query = minimax(Pos, _, _, _),
    Expected = minimax(Pos, _, Val, _),
    minimax_library:minimax(Again:Pos, _, Val, _),
    verify_minimax(Again:minimax, [strict(true), trees(0), positions([Pos]), notes(_)|Options], Report),
    (   Report = fail(counterexample(_, _, _, GotAgain, _)),
        length(Got, Length),
        length(GotAgain, Length)
    ->  true
    ;   print_message(error, format("~w: ~p", [File, Report])),
        fail
    ).

%   Without its module header that one is right.

expects_no_answer(File) :-
    first_line(File, "% expect: no_answer"),
    \+ sub_atom(File, _, _, 0, '/module_without_export.pl').

has_no_answer(File) :-
    load_program(File, Module),
    catch(verify_minimax(Module:minimax, [strict(true), time_limit(0.5), notes(_)], Report),
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
