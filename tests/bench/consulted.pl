:- module(bench_consulted, []).

/** <module> A large file of facts, consulted: library(minimax) against the notes' program

    swipl -p foreign=DIR -p library=prolog tests/bench/consulted.pl GENERATE_TREE [BRANCHING DEPTH]

GENERATE_TREE is the program built from generate_tree.cpp. The tree has 1.4 million positions
(branching 4, depth 10) unless another size is given. In one process, the file is consulted, minimax/4
is asked twice from its root, then minimax/5 by calls, and the notes' program, each in its turn. The
first question takes the facts over, and the first one by calls makes SWI-Prolog index its clauses.
Prints the times. That a figure misses its goal is no failure: it may be the machine. The large tree
needs 2 GB of memory, 100 MB for a file, and a minute.
*/

:- use_module(library(process)).
:- use_module(library(minimax)).
:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../oracle/notes_program', File),
   user:load_files(File, []).
:- initialization(main, main).

main([Generate]) :-
    !,
    main([Generate, '4', '10']).
main([Generate, Branching, Depth]) :-
    setup_call_cleanup(generate(Generate, Branching, Depth, File),
                       report(File),
                       delete_file(File)).

generate(Generate, Branching, Depth, File) :-
    tmp_file_stream(File, Out, [extension(pl)]),
    process_create(Generate, [Branching, Depth, 1], [stdout(stream(Out))]),
    close(Out).

report(File) :-
    seconds(user:load_files(File, [silent(true)]), Load),
    format('consulted in ~3f s~n', [Load]),
    answer(minimax(user:n0), First, Answer),
    answer(minimax(user:n0), Second, Answer),
    answer(by_calls, FirstByCalls, Answer),
    answer(by_calls, ByCalls, Answer),
    answer(user:notes_minimax(n0), Notes, Answer),
    format('notes\' program: ~3f s~n', [Notes]),
    maplist(compare_with(Notes),
            [ 'first question', 'second question', 'first by calls', 'second by calls' ],
            [ First, Second, FirstByCalls, ByCalls ]),
    goal('second question, times faster than the notes\' program', Notes/Second >= 20),
    goal('first question, by calls and as it is', FirstByCalls/First >= 1).

by_calls(Best, Val, List) :-
    minimax(user:n0, Best, Val, List, [consulted(calls)]).

%   answer(:Question, -Seconds, ?Answer): Answer is the same for all.

answer(Question, Seconds, Best-Val) :-
    seconds(once(call(Question, Best, Val, _)), Seconds).

seconds(Goal, Seconds) :-
    garbage_collect,
    get_time(Begin),
    call(Goal),
    get_time(End),
    Seconds is End - Begin.

compare_with(Notes, What, Seconds) :-
    Times is Notes / Seconds,
    format('~w: ~4f s, ~1f times faster~n', [What, Seconds, Times]).

goal(What, Figure >= Least) :-
    Reached is Figure,
    (   Reached >= Least
    ->  Verdict = reached
    ;   Verdict = 'MISSED'
    ),
    format('~w: ~1f (goal: at least ~w, ~w)~n', [What, Reached, Least, Verdict]).
