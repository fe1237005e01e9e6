:- module(minimax_loading,
          [ load_program/7,             % +Before, +File, +Stream, +Encoding, +Seconds, -Module,
                                        % -Messages
            directive_goal/1,           % -Goal
            isolate/0
          ]).

/** <module> How the command `minimax` loads a program

It consults a program as SWI-Prolog does, but for what would take the command over: goals
that start the program when it is loaded end after some seconds, neither halt/0 nor abort/0 ends the
command, nobody answers at the terminal, and what is printed goes to standard error.
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- use_module(library(minimax), []).
:- use_module(library(minimax/load_messages), [collect_messages/2, message_text/2]).

:- meta_predicate
    run_directive(0).

:- dynamic
    loading/1,                  % Seconds
    ran/1.                      % Goal: of a directive

%!  load_program(+Before, +File, +Stream, +Encoding, +Seconds, -Module, -Messages) is semidet.
%
%   Loads the files of the list Before, and then File, into the module `user`: from Stream where that is bound, else
%   in Encoding, unless File names another one itself. Module is the one that File defines, or `user`. No directive
%   takes longer than Seconds. Messages are as collect_messages/2 gives them.

load_program(Before0, File, Stream, Encoding, Seconds, Module, Messages) :-
    maplist(absolute_file_name, Before0, Before),
    (   nonvar(Stream)
    ->  Path = File
    ;   absolute_file_name(File, Path),             % and not the one with `.pl` behind it
        open(Path, read, Stream, [encoding(Encoding)])
    ),
    collect_messages(load_watched(Before, Path, Stream, Seconds), Messages),
    (   source_file_property(Path, module(Module))
    ->  true
    ;   Module = user
    ).

load_watched(Before, Path, Stream, Seconds) :-
    setup_call_cleanup(
        ( retractall(ran(_)), asserta(loading(Seconds)), watch_clauses(Watch) ),
        ( load_files(user:Before, []), load_files(user:Path, [stream(Stream)]) ),
        ( unwatch_clauses(Watch), retractall(loading(_)), close(Stream) )).

%!  directive_goal(-Goal) is nondet.
%
%   Goal, which is qualified, is that of a directive of the program: it ran when this was loaded.

directive_goal(Goal) :-
    ran(Goal).


                 /*******************************
                 *          DIRECTIVES          *
                 *******************************/

%   The command, which defines watch_clause/0 and watch_clause/2, has an eye on how far the loading
%   is: before the program's expansions and behind them, since these may do a lot, and modules of the
%   system's libraries do not look into `user`.

watch_clauses(Clauses) :-
    asserta((user:term_expansion(_, _) :-
                 source_location(File, Line),
                 minimax_loading:watch_clause(File, Line),
                 fail),
            Outer),
    asserta((system:term_expansion(_, _) :- minimax_loading:watch_clause, fail), Inner),
    Clauses = [Outer, Inner].

%   A program may have erased some.

unwatch_clauses(Clauses) :-
    forall(( member(Clause, Clauses), clause(_, _, Clause) ), erase(Clause)).

:- multifile
    user:term_expansion/2,
    system:term_expansion/2.
:- dynamic
    user:term_expansion/2,
    system:term_expansion/2.

system:term_expansion(Term, Expansion) :-
    loading(_),
    directive(Term),
    \+ nb_current(minimax_expands, true),
    \+ from_library,
    expand_otherwise(Term, Expansion0),
    limit_directives(Expansion0, Expansion),
    Expansion \== Term.

from_library :-
    prolog_load_context(source, File),
    current_prolog_flag(home, Home),
    sub_atom(File, 0, _, _, Home).

%   Libraries expand directives too, and only the first expansion of a module counts.

expand_otherwise(Term, Expansion) :-
    b_setval(minimax_expands, true),
    (   system:term_expansion(Term, Expansion0)
    ->  Expansion = Expansion0
    ;   Expansion = Term
    ),
    b_setval(minimax_expands, false).

limit_directives(Terms0, Terms) :-
    is_list(Terms0),
    !,
    maplist(limit_directives, Terms0, Terms).
limit_directives(Term, Expansion) :-
    directive(Term),
    prolog_load_context(module, M0),
    arg(1, Term, Directive),
    strip_module(M0:Directive, M, Goal),
    callable(Goal),
    limit_directive(Goal, M, Expansion),
    !.
limit_directives(Term, Term).

directive(Term) :-
    nonvar(Term),
    (   Term = (:- _)
    ;   Term = (?- _)
    ),
    !.

limit_directive(initialization(Goal), M, Expansion) :-
    limit_directive(initialization(Goal, after_load), M, Expansion).
limit_directive(initialization(Goal, When), M, Expansion) :-
    nonvar(Goal),
    nonvar(When),
    limit_initialization(When, Goal, M, Expansion).
limit_directive(Goal, M, (:- minimax_loading:run_directive(M:Goal))) :-
    \+ declares(Goal).

limit_initialization(main, _, _, []).
limit_initialization(program, _, _, []).
limit_initialization(after_load, Goal, _, []) :-
    main_goal(Goal),
    !.
limit_initialization(after_load, Goal, M,
                     (:- initialization(minimax_loading:run_directive(M:Goal)))).
limit_initialization(now, Goal, M, (:- minimax_loading:run_directive(M:Goal))).

main_goal(Goal) :-
    callable(Goal),
    strip_module(Goal, _, Plain),
    callable(Plain),
    functor(Plain, main, _).

%   What tells the compiler something, or loads: it takes no time, or that of other files, whose
%   directives are limited themselves.

declares(Goal) :-
    is_list(Goal),
    !.
declares(Goal) :-
    functor(Goal, Name, _),
    memberchk(Name,
              [ dynamic, discontiguous, multifile, module_transparent, meta_predicate, table,
                volatile, thread_local, public, module, use_module, ensure_loaded, consult,
                load_files, include, reexport, autoload, initialization, op, set_prolog_flag,
                style_check, encoding, license, set_module, expects_dialect, if, elif, else,
                endif, minimax_interface, create_prolog_flag, use_foreign_library, det, noprofile,
                format_predicate, non_terminal
              ]).

%   One that fails or throws is told of by the compiler; that it was stopped, or would end the
%   command, says nothing of the game. Signals are not handled while a file is loaded, so that
%   inferences are counted instead of seconds: ten millions of them take about one. What this does
%   not stop, such as a goal that waits, the command ends, which defines watch_goal/1 and
%   unwatch_goal/1.

run_directive(Goal) :-
    loading(Seconds),
    !,
    assertz(ran(Goal)),
    Inferences is ceiling(min(Seconds * 10 000 000, 2 ** 62)),
    watch_goal(Outer),
    setup_call_cleanup(
        nobody_answers(Input),
        catch(ignore(call_with_inference_limit(once(Goal), Inferences, Result)), Error, true),
        nobody_is_asked(Input)),
    unwatch_goal(Outer),
    (   nonvar(Error)
    ->  (   Error == minimax_program(halt)
        ->  true
        ;   Error = error(permission_error(input, past_end_of_stream, _), _)
        ->  print_message(warning, minimax_program(waits(Goal)))
        ;   message_text(Error, Text),
            print_message(warning, minimax_program(raised(Goal, Text)))
        )
    ;   var(Result)
    ->  print_message(warning, minimax_program(failed(Goal)))
    ;   Result == inference_limit_exceeded
    ->  print_message(warning, minimax_program(too_long(Goal, Seconds)))
    ;   true
    ).
run_directive(Goal) :-
    call(Goal).

%   Who reads what a user types gets the end of the file once, and an error when it asks again: else a
%   program that waits for a user would go round and round.

nobody_answers(input(Before, Current, Nobody)) :-
    stream_property(Before, alias(user_input)),
    current_input(Current),
    open('/dev/null', read, Nobody, [eof_action(error)]),
    set_stream(Nobody, alias(user_input)),
    set_input(Nobody).

nobody_is_asked(input(Before, Current, Nobody)) :-
    set_stream(Before, alias(user_input)),
    set_input(Current),
    catch(close(Nobody), error(_, _), true).

:- multifile prolog:message//1.

prolog:message(minimax_program(too_long(_:Goal, Seconds))) -->
    [ 'this goal was stopped after about ~w s: ~p'-[Seconds, Goal] ].
prolog:message(minimax_program(failed(_:Goal))) -->
    [ 'this goal fails: ~p'-[Goal] ].
prolog:message(minimax_program(raised(_:Goal, Text))) -->
    [ 'this goal ends with an error: ~p'-[Goal], nl, '~w'-[Text] ].
prolog:message(minimax_program(waits(_:Goal))) -->
    [ 'this goal waits for a user, and was ended: ~p'-[Goal] ].
prolog:message(minimax_program(halt)) -->
    [ 'the program calls halt/0'-[] ].
prolog:message(minimax_program(abort)) -->
    [ 'the program calls abort/0'-[] ].


                 /*******************************
                 *          ISOLATION           *
                 *******************************/

%!  isolate is det.
%
%   From now on neither halt/0 nor abort/0 ends the process, standard input is at its end, and what is printed goes
%   to standard error.

isolate :-
    forall(member(Head, [halt, halt(_), abort]), redefine_system_predicate(user:Head)),
    dynamic([user:halt/0, user:halt/1, user:abort/0]),
    assertz((user:halt :- throw(minimax_program(halt)))),
    assertz((user:halt(_) :- throw(minimax_program(halt)))),
    assertz((user:abort :- throw(minimax_program(abort)))),
    compile_predicates([user:halt/0, user:halt/1, user:abort/0]),
    at_halt(cancel_halt('the command goes on')),
    open('/dev/null', read, Nothing),
    set_stream(Nothing, alias(user_input)),
    set_input(Nothing),
    stream_property(Error, alias(user_error)),
    set_stream(Error, alias(user_output)),
    set_output(Error),
    user:import(minimax_library:minimax_interface/1).
