:- module(test_shell, []).

/** <module> The command answers as library(minimax) does, for each example

`MINIMAX_COMMAND` is the command. Both are asked about the same position with the same options, and
the terms that the command prints are read as the program's operators say.
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(yall)).
:- use_module(library(minimax)).
:- use_module('../prolog/example_games').

:- dynamic examples/1.
:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples/', Examples),
   assertz(examples(Examples)).

%   What is asked of an example: the options of minimax/5, and those of the command.

question(tic_tac_toe, [], []).
question(tic_tac_toe, [interface([static_eval=open_lines/2]), depth(2)],
         ['--interface', 'static_eval=open_lines/2', '--depth', 2]).
question(tic_tac_toe, [ties(first), algorithm(pvs)], ['--ties', first, '--algorithm', pvs]).
question(nim, [], []).
question(nim, [algorithm(minimax), ties(all)], ['--algorithm', minimax, '--ties', all]).
question(connect_four, [depth(4)], ['--depth', 4]).
question(isolation, [depth(4)], ['--depth', 4]).
question(nine_mens_morris, [depth(3)], ['--depth', 3]).
question(horizon, [depth(4)], ['--depth', 4]).
question(course_notes, [], []).
question(course_notes, [nodes_list(notes), mover(successor)],
         ['--nodes-list', notes, '--mover', successor]).
question(quiescence, [depth(1)], ['--depth', 1]).
question(singular, [depth(2), singular(5)], ['--depth', 2, '--singular', 5]).

%   Where it begins; the examples of facts do not say.

root(Game, Pos) :-
    current_predicate(Game:initial_position/1),
    !,
    Game:initial_position(Pos).
root(course_notes, a).
root(quiescence, start).
root(singular, start).

by_library(Game, Root, Options, Answers) :-
    findall(answer(Best, Val, Nodes),
            minimax(Game:Root, Best, Val, Nodes, Options),
            Answers).

by_command(Game, Root, Options, Answers) :-
    getenv('MINIMAX_COMMAND', Command),
    examples(Examples),
    format(atom(File), '~w~w.pl', [Examples, Game]),
    format(atom(Pos), '~q', [Root]),
    append([[solve, '--format', json], Options, [File, Pos]], Arguments),
    process_create(Command, Arguments, [stdout(pipe(Out, [encoding(utf8)])), process(Process)]),
    call_cleanup(read_answers(Out, Game, Answers), close(Out)),
    process_wait(Process, exit(0)).

read_answers(Out, Game, Answers) :-
    json_read_dict(Out, Object, [end_of_file(end)]),
    (   Object == end
    ->  Answers = []
    ;   Answers = [answer(Best, Val, Nodes)|Answers1],
        maplist(read_text(Game), Object.nodes, Nodes),
        (   Object.best == null
        ->  true
        ;   read_text(Game, Object.best, Best)
        ),
        Val = Object.value,
        read_answers(Out, Game, Answers1)
    ).

read_text(Game, Text, Term) :-
    term_string(Term, Text, [module(Game)]).

:- begin_tests(shell).

test(as_the_library, [ forall(question(Game, Options, Flags)),
                       setup(load_example(Game)),
                       true(ByCommand == ByLibrary) ]) :-
    root(Game, Root),
    by_library(Game, Root, Options, ByLibrary),
    by_command(Game, Root, Flags, ByCommand).
test(all_examples_are_asked, Missing == []) :-
    examples(Examples),
    directory_files(Examples, Files),
    findall(Game,
            ( member(File, Files),
              file_name_extension(Game, pl, File),
              \+ memberchk(Game, [check_certificate, answers, homework]),
              \+ question(Game, _, _) ),
            Missing).

:- end_tests(shell).
