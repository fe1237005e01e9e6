:- module(load_program,
          [ load_program/2,             % +File, +Module
            load_again/2,               % +File, +Module
            put_facts/2                 % +Module, +Facts
          ]).

/** <module> The programs of tests/verify/programs in modules of this process
*/

:- meta_predicate
    loading(0).

:- autoload(library(lists), [member/2]).
:- autoload(library(readutil), [read_file_to_string/3]).

:- dynamic
    is_loading/0.

%   A module of the file's own would have the name of another one, or of library(minimax).

user:term_expansion((:- Directive), []) :-
    is_for_a_process(Directive),
    prolog_load_context(source, File),
    sub_atom(File, _, _, _, '/verify/programs/').

is_for_a_process(module(_, _)).
is_for_a_process(initialization(_, main)).              % would run instead of the end of the tests
is_for_a_process(initialization(main)).                 % one of them halts
is_for_a_process(halt).

%   Some of the programs do not load without errors, and some print messages.

user:message_hook(_, _, _) :-
    is_loading.

%!  load_program(+File, +Module) is det.

load_program(File, Module) :-
    loading(load_files(Module:File, [silent(true)])).

%!  load_again(+File, +Module) is det.
%
%   A file that another module has loaded.

load_again(File, Module) :-
    read_file_to_string(File, Text, []),
    setup_call_cleanup(
        open_string(Text, In),
        loading(load_files(Module:File, [stream(In), silent(true)])),
        close(In)).

loading(Goal) :-
    current_output(Output),
    setup_call_cleanup(
        ( open_null_stream(Null), set_output(Null), asserta(is_loading) ),
        Goal,
        ( nodebug(minimax), retractall(is_loading), set_output(Output), close(Null) )).

%!  put_facts(+Module, +Facts) is det.
%
%   In the place of the game that the program has, but for rules by which one of its predicates is
%   another one.

put_facts(Module, Facts) :-
    forall(member(Name/Arity, [moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1]),
           ( functor(Head, Name, Arity),
             (   predicate_property(Module:Head, number_of_rules(Rules)),
                 Rules > 0
             ->  true
             ;   abolish(Module:Name/Arity)
             )
           )),
    forall(member(Name/Arity, [moves/2, static_eval/2, max_to_move/1, min_to_move/1]),
           dynamic(Module:Name/Arity)),
    forall(( member(Fact, Facts), \+ is_by_rules(Module:Fact) ), assertz(Module:Fact)).

is_by_rules(Fact) :-
    predicate_property(Fact, number_of_rules(Rules)),
    Rules > 0,
    \+ predicate_property(Fact, dynamic).
