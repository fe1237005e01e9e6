:- module(test_notes_oracle, []).

/** <module> library(minimax) and the command line against the notes' own program

Random trees are asserted, loaded with load_game/2, and given to `minimax solve`. The answers are
compared with those of the notes' program wherever that is right, and everywhere with
naive_minimax/6. Run as

    swipl --on-error=status -p foreign=DIR -g run_tests -t halt tests/oracle/notes_oracle.plt

where DIR holds the foreign module. In the environment,

  - `MINIMAX_SEED` is the seed, 1 if not set; the same seed gives the same trees;
  - `MINIMAX_TREES` is how many trees there are of each larger kind, 3000 if not set (ctest sets 1500);
  - `MINIMAX_COMMAND` is the path of the command `minimax`; where it is not set, the tests of the
    command line are left out, and the closing line says so.
*/

:- prolog_load_context(directory, Here),
   atomic_list_concat([Here, '/../../prolog'], Library),
   asserta(user:file_search_path(library, Library)).

:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(option)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(minimax)).
:- use_module(naive_minimax).
:- use_module(random_trees).

% The asserted trees live in this module, beside the notes' program.

:- dynamic
    facts:moves/2,
    facts:static_eval/2,
    facts:max_to_move/1,
    facts:min_to_move/1.
:- facts:load_files(notes_program, []).

% The same without static_eval/2: a game in Bratko's words.

:- dynamic
    bratko_facts:moves/2,
    bratko_facts:staticval/2,
    bratko_facts:max_to_move/1,
    bratko_facts:min_to_move/1.

:- begin_tests(notes_oracle, [setup(begin), cleanup(report)]).

test(notes_program) :-
    trees(1, Count),
    forall(a_tree(notes, Count,
                  [movers(alternating), declarations(all), empty_moves(none)], Tree),
           agrees_with_notes(Tree)).
test(notes_program_exactly) :-
    trees(4, Count),
    forall(( member(Fault, [none, untold, conflicting]),
             a_tree(exactly(Fault), Count, [fault(Fault), empty_moves(none)], Tree),
             compares_right(Tree) ),
           is_the_notes_program(Tree)).
test(any_tree) :-
    trees(1, Count),
    forall(a_tree(any, Count, [], Tree),
           agrees_with_naive(Tree, [ [], [ties(first)], [ties(all)], [nodes_list(notes)] ])).
test(bratko_names) :-
    trees(10, Count),
    forall(a_tree(bratko, Count, [evaluation(staticval)], Tree),
           agrees_with_naive(Tree, [ [], [ties(all)] ])).
test(depth_limit) :-
    trees(3, Count),
    forall(a_tree(depth, Count, [inner_values(all)], Tree),
           agrees_with_naive(Tree, [ [depth(1)], [depth(2), ties(first)], [depth(3), ties(all)],
                                     [depth(1_000_000)] ])).
test(cycles) :-
    trees(3, Count),
    forall(( a_tree(cycles, Count,
                    [positions(7), successors(3), cycles(25), inner_values(all)], Tree),
             draw_value(Tree, V) ),
           agrees_with_naive(Tree, [ [algorithm(minimax)], [algorithm(minimax), on_cycle(error)],
                                     [on_cycle(draw(V))],
                                     [on_cycle(draw(V)), ties(first)],
                                     [on_cycle(draw(V)), ties(all)],
                                     [depth(3)], [depth(4), ties(all)] ])).
test(faults) :-
    trees(3, Count),
    forall(( member(Fault, [no_value, both, untold, conflicting]),
             a_tree(fault(Fault), Count // 4, [fault(Fault), inner_values(none)], Tree),
             tree_facts(Tree, [_|_]) ),
           names_the_fault(Tree)).
test(command_line, condition(command(_))) :-
    trees(10, Count),
    forall(a_tree(command_line, Count, [], Tree),
           command_agrees(Tree)).
test(command_line_faults, condition(command(_))) :-
    trees(100, Count),
    forall(( member(Fault, [no_value, both, untold, conflicting]),
             a_tree(command_fault(Fault), Count, [fault(Fault), inner_values(none)], Tree),
             tree_facts(Tree, [_|_]) ),
           command_rejects(Tree)).

:- end_tests(notes_oracle).


                /*******************************
                *             TREES            *
                *******************************/

seed(Seed) :-
    environment_number('MINIMAX_SEED', 1, Seed).

%   trees(+Share, -Count): how many trees a kind has, one Share-th of the largest kind.

trees(Share, Count) :-
    environment_number('MINIMAX_TREES', 3000, Trees),
    Count is max(1, Trees // Share).

environment_number(Name, Default, Number) :-
    (   getenv(Name, Text)
    ->  atom_number(Text, Number)
    ;   Number = Default
    ).

%   a_tree(+Kind, +Count, +Options, -Tree) is nondet: each kind has its own trees.

a_tree(Kind, Count, Options, Tree) :-
    seed(Seed),
    kind_number(Kind, KindNumber),
    Last is Count,
    between(1, Last, I),
    TreeSeed is (Seed * 1_000_003 + KindNumber) * 1_000_003 + I,
    random_tree(TreeSeed, Options, Tree),
    tree_positions(Tree, Positions),
    length(Positions, N),
    count(trees, 1),
    count(positions, N).

kind_number(Kind, Number) :-
    format(codes(Codes), '~q', [Kind]),
    foldl([Code, N0, N]>>(N is N0 * 256 + Code), Codes, 0, Number).

%   draw_value(+Tree, -V): a value for repeated positions.

draw_value(Tree, V) :-
    tree_positions(Tree, Positions),
    length(Positions, N),
    nth0(I, [0, 1, -1, 0.5, -0.0, 1r2, 1_000_000_000_000_000_000_000], V),
    I =:= N mod 7,
    !.


                /*******************************
                *         COMPARISONS          *
                *******************************/

%   Asked in both ways for each position, the library answers as the notes' program, and its list
%   is a principal variation.

agrees_with_notes(Tree) :-
    assert_tree(facts, Tree),
    tree_positions(Tree, Positions),
    with_game(Tree, Game,
              forall(( member(Where, [module(facts), game(Game)]), member(Pos, Positions) ),
                     agrees_with_notes(Tree, Where, Pos))).

agrees_with_notes(Tree, Where, Pos) :-
    ask(Where, Pos, [], Default),
    ask(Where, Pos, [nodes_list(notes)], Notes),
    expect(Tree, Where, Pos, [], 'a principal variation', Default, principal_variation(Pos)),
    (   compares_right(Tree)
    ->  count(notes_answers, 1),
        once(facts:notes_minimax(Pos, BestPos, Val, NodesList)),
        expect(Tree, Where, Pos, [nodes_list(notes)], [answer(BestPos, Val, NodesList)], Notes),
        expect(Tree, Where, Pos, [], [answer(BestPos, Val, _)], Default, same_choice)
    ;   true                            % any_tree compares such values
    ).

%   With the rule of the successors it is that program, whoever is declared or not.

is_the_notes_program(Tree) :-
    assert_tree(facts, Tree),
    tree_positions(Tree, Positions),
    Options = [mover(successor), nodes_list(notes)],
    with_game(Tree, Game,
              forall(( member(Where, [module(facts), game(Game)]), member(Pos, Positions) ),
                     is_the_notes_program(Tree, Where, Pos, Options))).

is_the_notes_program(Tree, Where, Pos, Options) :-
    count(notes_answers, 1),
    once(facts:notes_minimax(Pos, BestPos, Val, NodesList)),
    ask_quietly(Where, Pos, Options, Answers),
    expect(Tree, Where, Pos, Options, [answer(BestPos, Val, NodesList)], Answers).

same_choice([answer(BestPos, Val, _)], [answer(BestPos1, Val1, _)]) :-
    BestPos-Val =@= BestPos1-Val1.

%   The definition in words of NodesList, in terms of the value of each position.

principal_variation(Pos, _, [answer(BestPos, Val, NodesList)]) :-
    naive_successors(facts, Pos, Successors),
    (   Successors == []
    ->  var(BestPos),
        NodesList == []
    ;   NodesList = [First|_],
        First == BestPos
    ),
    leads_to_leaf(NodesList, Pos, Leaf),
    once(facts:static_eval(Leaf, LeafVal)),
    Val == LeafVal.

leads_to_leaf([], Leaf, Leaf) :-
    naive_successors(facts, Leaf, []).
leads_to_leaf([Chosen|NodesList], Pos, Leaf) :-
    naive_successors(facts, Pos, Successors),
    naive_mover(facts, Pos, Mover),
    append(_, [Chosen0|Later], Successors),
    Chosen0 == Chosen,
    forall(member(Other, Successors), at_least_as_good(Mover, Chosen, Other)),
    forall(member(Other, Later), \+ at_least_as_good(Mover, Other, Chosen)),
    !,
    leads_to_leaf(NodesList, Chosen, Leaf).

at_least_as_good(Mover, Pos1, Pos2) :-
    naive_minimax(facts, Pos1, _, Val1, _, []),
    naive_minimax(facts, Pos2, _, Val2, _, []),
    naive_compare(Order, Val1, Val2),
    \+ worse(Mover, Order).

worse(max, <).
worse(min, >).

%   SWI-Prolog itself compares the values of Tree as numbers, none of them rounded.

compares_right(Tree) :-
    tree_shape(Tree, Shape),
    \+ option(values(wide), Shape),
    !.
compares_right(Tree) :-
    tree_facts(Tree, Facts),
    findall(Val, member(static_eval(_, Val), Facts), Vals),
    forall(( member(Val1, Vals), member(Val2, Vals) ),
           ( naive_compare(Order, Val1, Val2),
             agrees_with_order(Order, Val1, Val2) )).

agrees_with_order(<, Val1, Val2) :-
    Val1 < Val2.
agrees_with_order(=, Val1, Val2) :-
    Val1 =:= Val2.
agrees_with_order(>, Val1, Val2) :-
    Val1 > Val2.

%   Asked in both ways for each position with each of OptionLists, the library answers as
%   naive_minimax/6, or throws where that throws.

agrees_with_naive(Tree, OptionLists) :-
    tree_module(Tree, Module),
    assert_tree(Module, Tree),
    tree_positions(Tree, Positions),
    with_game(Tree, Game,
              forall(( member(Options, OptionLists), member(Pos, Positions) ),
                     agrees_with_naive(Tree, Module, Game, Pos, Options))).

agrees_with_naive(Tree, Module, Game, Pos, Options) :-
    naive_answers(Module, Pos, Options, Expected),
    forall(member(Where, [module(Module), game(Game)]),
           ( ask(Where, Pos, Options, Answers),
             expect(Tree, Where, Pos, Options, Expected, Answers, same_answers) )).

naive_answers(Module, Pos, Options, Answers) :-
    catch(findall(answer(BestPos, Val, NodesList),
                  naive_minimax(Module, Pos, BestPos, Val, NodesList, Options),
                  Answers),
          Error,
          game_error(Error, Answers)).

game_error(Error, error(Error)) :-
    memberchk(Error, [cycle(_), unknown_mover(_), no_value(_)]),
    !.
game_error(Error, _) :-
    throw(Error).

same_answers(Expected, Answers) :-
    (   Expected = error(_)
    ->  Answers = error(error(_, _))
    ;   Expected =@= Answers
    ).

%   A search that looks at every position throws an error that names a position at fault.

names_the_fault(Tree) :-
    tree_shape(Tree, Shape),
    option(fault_at(none), Shape),
    !.
names_the_fault(Tree) :-
    assert_tree(facts, Tree),
    tree_positions(Tree, Positions),
    tree_root(Tree, Root),
    include(at_fault, Positions, AtFault),
    with_game(Tree, Game,
              forall(member(Where, [module(facts), game(Game)]),
                     ( ask(Where, Root, [algorithm(minimax)], Answers),
                       expect(Tree, Where, Root, [algorithm(minimax)], 'an error that names one of'(AtFault),
                              Answers, names_one_of(AtFault)) ))).

at_fault(Pos) :-
    naive_successors(facts, Pos, []),
    !,
    \+ facts:static_eval(Pos, _).
at_fault(Pos) :-
    catch(( naive_mover(facts, Pos, _), fail ), unknown_mover(_), true).

names_one_of(Positions, _, error(error(Formal, _))) :-
    sub_term(Named, Formal),
    member(Pos, Positions),
    Named == Pos,
    !.


                /*******************************
                *          QUESTIONS           *
                *******************************/

tree_module(Tree, Module) :-
    tree_shape(Tree, Shape),
    (   option(evaluation(staticval), Shape)
    ->  Module = bratko_facts
    ;   Module = facts
    ).

%   ask(+Where, +Pos, +Options, -Answers): all answers, or error(Error). Without ties(all) there
%   must be one and no choice point.

ask(Where, Pos, Options, Answers) :-
    count(answers, 1),
    catch(findall(Answer, answer(Where, Pos, Options, Answer), Answers),
          Error,
          Answers = error(Error)).

%   Without the warning of mover(successor).

ask_quietly(Where, Pos, Options, Answers) :-
    setup_call_cleanup(asserta((user:message_hook(minimax(mover_rules(_)), warning, _)), Clause),
                       ask(Where, Pos, Options, Answers),
                       erase(Clause)).

answer(Where, Pos, Options, Answer) :-
    Answer0 = answer(BestPos, Val, NodesList),
    call_cleanup(call_minimax(Where, Pos, BestPos, Val, NodesList, Options), Exit = true),
    (   ( Exit == true ; option(ties(all), Options) )
    ->  Answer = Answer0
    ;   Answer = left_a_choice_point(Answer0)
    ).

call_minimax(module(Module), Pos, BestPos, Val, NodesList, []) :-
    !,
    minimax(Module:Pos, BestPos, Val, NodesList).
call_minimax(module(Module), Pos, BestPos, Val, NodesList, Options) :-
    minimax(Module:Pos, BestPos, Val, NodesList, Options).
call_minimax(game(Game), Pos, BestPos, Val, NodesList, Options) :-
    minimax(Pos, BestPos, Val, NodesList, [game(Game)|Options]).

%   with_game(+Tree, -Game, :Goal): calls Goal once with Game, which load_game/2 read from a file.

with_game(Tree, Game, Goal) :-
    with_file(Tree, File, ( load_game(File, Game), call(Goal) )).

with_file(Tree, File, Goal) :-
    nb_getval(notes_oracle_directory, Directory),
    directory_file_path(Directory, 'tree.pl', File),
    setup_call_cleanup(write_tree(File, Tree),
                       once(Goal),
                       delete_file(File)).

%   expect(+Tree, +Where, +Pos, +Options, +Expected, +Answers, :Same): fails with a report unless
%   call(Same, Expected, Answers) holds; Same is equality of terms if left out.

expect(Tree, Where, Pos, Options, Expected, Answers) :-
    expect(Tree, Where, Pos, Options, Expected, Answers, =@=).

expect(_, _, _, _, Expected, Answers, Same) :-
    call(Same, Expected, Answers),
    !.
expect(Tree, Where, Pos, Options, Expected, Answers, _) :-
    tree_shape(Tree, Shape),
    format(user_error, '~nThe tree ~q~n', [Shape]),
    print_tree(user_error, Tree),
    format(user_error, 'Asked ~q: position ~q, options ~q~nExpected ~q~nAnswered ~q~n',
           [Where, Pos, Options, Expected, Answers]),
    fail.


                /*******************************
                *         COMMAND LINE         *
                *******************************/

%   The command prints for all positions of Tree, in one call, what naive_minimax/6 answers.

command_agrees(Tree) :-
    tree_module(Tree, Module),
    assert_tree(Module, Tree),
    tree_positions(Tree, Positions),
    with_file(Tree, File,
              run_command(File, Positions, [], std, Status, Objects)),
    expect(Tree, command, Positions, [], exit(0), Status),
    length(Positions, N),
    length(Objects, NObjects),
    expect(Tree, command, Positions, [], objects(N), objects(NObjects)),
    forall(nth1(I, Positions, Pos),
           ( nth1(I, Objects, Object),
             json_agrees(Tree, Module, Pos, Object) )).

json_agrees(Tree, Module, Pos, Object) :-
    count(answers, 1),
    naive_answers(Module, Pos, [], [answer(BestPos, Val, NodesList)]),
    (   NodesList == []
    ->  Mover = null,
        Best = null
    ;   naive_mover(Module, Pos, Mover),
        Best = BestPos
    ),
    Expected = object{position:Pos, mover:Mover, best:Best, value:Val, nodes:NodesList,
                      complete:true},
    (   catch(json_meaning(Object, Answered), Error, Answered = not_understood(Error, Object))
    ->  true
    ;   Answered = not_understood(Object)
    ),
    expect(Tree, command, Pos, [], Expected, Answered).

json_meaning(Object, object{position:Pos, mover:Mover, best:Best, value:Val, nodes:NodesList,
                            complete:Complete}) :-
    term_string(Pos, Object.position),
    (   Object.mover == null
    ->  Mover = null
    ;   atom_string(Mover, Object.mover)
    ),
    (   Object.best == null
    ->  Best = null
    ;   term_string(Best, Object.best)
    ),
    (   number(Object.value)
    ->  Val = Object.value
    ;   term_string(Val, Object.value)
    ),
    maplist([Text, Term]>>term_string(Term, Text), Object.nodes, NodesList),
    Complete = Object.complete.

%   Bad input: exit status 3 and no answer.

command_rejects(Tree) :-
    tree_shape(Tree, Shape),
    option(fault_at(none), Shape),
    !.
command_rejects(Tree) :-
    tree_root(Tree, Root),
    with_file(Tree, File,
              run_command(File, [Root], ['--algorithm', minimax], null, Status, Objects)),
    count(answers, 1),
    expect(Tree, command, [Root], [], exit(3)-[], Status-Objects).

%   run_command(+File, +Positions, +Options, +Stderr, -Status, -Objects): Objects are the JSON objects that
%   `minimax solve` prints.

run_command(File, Positions, Options, Stderr, Status, Objects) :-
    command(Command),
    maplist([Pos, Text]>>format(atom(Text), '~q', [Pos]), Positions, Texts),
    append([[solve, '--format', json], Options, ['--', File], Texts], Arguments),
    setup_call_cleanup(
        process_create(Command, Arguments,
                       [ stdout(pipe(Out, [encoding(utf8)])), stderr(Stderr), process(Process) ]),
        read_objects(Out, Objects),
        close(Out)),
    process_wait(Process, Status).

read_objects(Out, Objects) :-
    json_read_dict(Out, Object, [end_of_file(end_of_file)]),
    (   Object == end_of_file
    ->  Objects = []
    ;   Objects = [Object|Objects1],
        read_objects(Out, Objects1)
    ).

command(Command) :-
    getenv('MINIMAX_COMMAND', Path),
    Path \== '',
    absolute_file_name(Path, Command, [access(execute)]).


                /*******************************
                *            REPORT            *
                *******************************/

begin :-
    forall(member(Counter, [trees, positions, answers, notes_answers]), flag(Counter, _, 0)),
    tmp_file(notes_oracle, Directory),
    make_directory(Directory),
    nb_setval(notes_oracle_directory, Directory),
    seed(Seed),
    format('Seed ~d~n', [Seed]).

report :-
    nb_getval(notes_oracle_directory, Directory),
    delete_directory_and_contents(Directory),
    maplist(counted, [trees, positions, answers, notes_answers],
            [Trees, Positions, Answers, NotesAnswers]),
    (   command(_)
    ->  Command = 'the command line included'
    ;   Command = 'without the command line: MINIMAX_COMMAND is not set'
    ),
    format('~nCompared ~D answers for ~D positions of ~D random trees, ~w.~n',
           [Answers, Positions, Trees, Command]),
    format('The notes\' program itself gave ~D of the answers to compare with.~n', [NotesAnswers]).

count(Counter, Increment) :-
    flag(Counter, N, N + Increment).

counted(Counter, N) :-
    flag(Counter, N, N).
