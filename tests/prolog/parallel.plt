:- module(test_parallel, []).

/** <module> The option threads(N): the answer of one thread, and no thread left behind

MINIMAX_TREES says how many random trees are compared, 1100 if absent.
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(time)).
:- use_module('../oracle/random_trees').
:- use_module(library(minimax)).

%   Trees as rules: facts that take their time now and then, so that threads get in each other's way
%   in ever new orders.

:- dynamic facts:moves/2, facts:static_eval/2, facts:staticval/2, facts:max_to_move/1,
           facts:min_to_move/1.

rules:moves(Pos, Succs) :- test_parallel:linger, facts:moves(Pos, Succs).
rules:static_eval(Pos, Val) :- facts:static_eval(Pos, Val).
rules:static_eval(Pos, Val) :- facts:staticval(Pos, Val).
rules:max_to_move(Pos) :- facts:max_to_move(Pos).
rules:min_to_move(Pos) :- facts:min_to_move(Pos).

linger :-
    random(Random),
    Seconds is Random / 5000,
    sleep(Seconds).

%   What comes of a search: its answers and counts, or its error. What others have asked counts, too.

outcome(Pos, Options, Outcome) :-
    catch(findall(answer(BestPos, Val, NodesList)-Counts,
                  ( minimax(Pos, BestPos, Val, NodesList, [statistics(S)|Options]),
                    include(count, S, Counts) ),
                  Outcome),
          Error, outcome_of_error(Error, Outcome)).

outcome_of_error(error(domain_error(minimax_options, _), _), excluded) :- !.
outcome_of_error(Error, Error).

:- multifile user:message_hook/3.
user:message_hook(minimax(mover_rules(_)), warning, _).

count(Statistic) :-
    \+ Statistic = seconds(_),
    \+ Statistic = positions_per_second(_),
    \+ Statistic = calls(_),           % with their times
    \+ Statistic = asked(_).

agrees(Name, Pos, Options) :-
    outcome(Pos, [threads(1)|Options], One),
    forall(member(Threads, [2,4]),
           ( outcome(Pos, [threads(Threads)|Options], Some),
             assertion(Name-Threads-Options-Some =@= Name-Threads-Options-One) )).

%   Each tree with two sets of options of its own.

options(Seed, Options) :-
    Sets = [ [], [algorithm(minimax)], [algorithm(frugal)], [algorithm(pvs)], [depth(4), ties(all)],
             [algorithm(frugal), ties(all)], [depth(1)], [depth(2)], [depth(3), ties(first)],
             [ties(all)], [ties(first), ordering([static,killers,history])],
             [ordering([reversed,table])], [cut_off(strict)], [transposition(0)],
             [mover(successor)], [nodes_list(notes), mover(successor)], [node_limit(20)],
             [node_limit(60), algorithm(minimax)], [time_limit(20)], [depth(2), singular(1)],
             [depth(1), quiescence(test_parallel:quiet)], [certificate(_)] ],
    length(Sets, Count),
    member(Factor, [1,5]),
    Index is (Seed * Factor + Factor) mod Count,
    nth0(Index, Sets, Options).

quiet(Pos) :-
    term_hash(Pos, Hash),
    Hash mod 3 =\= 0.

compare_tree(TreeOptions, SearchOptions, Seed) :-
    random_tree(Seed, TreeOptions, Tree),
    assert_tree(facts, Tree),
    tree_root(Tree, Root),
    forall(( options(Seed, Options),
             \+ goes_on(Options, TreeOptions) ),
           ( append(Options, SearchOptions, All),
             agrees(Seed, rules:Root, All) )).

%   A game without an end is searched as deep as the time allows, which is never the same.

goes_on(Options, TreeOptions) :-
    memberchk(time_limit(_), Options),
    memberchk(cycles(_), TreeOptions).

compare_trees(Kind, Share, TreeOptions, SearchOptions) :-
    trees(All),
    Trees is max(1, All * Share // 100),
    forall(between(1, Trees, Seed), compare_tree(TreeOptions, SearchOptions, Seed)),
    format("~w: ~d trees, with up to four searches each~n", [Kind, Trees]).

trees(Trees) :-
    (   getenv('MINIMAX_TREES', Text)
    ->  atom_number(Text, Trees)
    ;   Trees = 1100
    ).

%   A search leaves no thread behind, however it ends.

leaves_no_thread(Goal) :-
    garbage_collect_atoms,      % starts the thread that collects, which stays
    threads(Before),
    call(Goal),
    threads(After),
    assertion(After == Before).

threads(Threads) :-
    findall(Thread, ( thread_property(Thread, status(_)), \+ thread_property(Thread, alias(gc)) ),
            Threads).

:- begin_tests(agreement).

test(trees) :-
    leaves_no_thread(compare_trees(trees, 100, [], [])).
test(cycles) :-
    leaves_no_thread(compare_trees(cycles, 30, [cycles(15)], [])).
test(draws) :-
    leaves_no_thread(compare_trees(draws, 30, [cycles(15), inner_values(all)], [on_cycle(draw(0))])).
test(faults) :-
    forall(member(Fault, [no_value, both, untold, conflicting]),
           leaves_no_thread(compare_trees(Fault, 10, [fault(Fault)], []))).

:- end_tests(agreement).

%   A tree that is not soon searched.

deep:moves(N, [A,B]) :- sleep(0.0001), A is 2*N, B is 2*N+1.
deep:max_to_move(N) :- 0 is msb(N) mod 2.
deep:min_to_move(N) :- 1 is msb(N) mod 2.
deep:static_eval(N, V) :- V is N*7919 mod 101.

thrower:moves(N, L) :- ( N > 40 -> throw(my_own(error)) ; deep:moves(N, L) ).
thrower:max_to_move(N) :- deep:max_to_move(N).
thrower:min_to_move(N) :- deep:min_to_move(N).
thrower:static_eval(N, V) :- deep:static_eval(N, V).

%   One that loops in a part of the tree, whatever is thrown.

loop:moves(N, L) :-
    (   N >= 12
    ->  repeat, catch(loop:forever, _, true), fail
    ;   deep:moves(N, L)
    ).
loop:forever :- forever.
loop:max_to_move(N) :- deep:max_to_move(N).
loop:min_to_move(N) :- deep:min_to_move(N).
loop:static_eval(N, V) :- deep:static_eval(N, V).

%   One that throws nowhere but in threads that help.

shy:moves(N, L) :- thread_self(main), deep:moves(N, L).
shy:moves(_, _) :- \+ thread_self(main), throw(not_here).
shy:max_to_move(N) :- deep:max_to_move(N).
shy:min_to_move(N) :- deep:min_to_move(N).
shy:static_eval(N, V) :- deep:static_eval(N, V).

%   Those that look at what belongs to a thread.

:- thread_local own:bonus/1.
own:moves(N, L) :- deep:moves(N, L).
own:max_to_move(N) :- deep:max_to_move(N).
own:min_to_move(N) :- deep:min_to_move(N).
own:static_eval(N, V) :- deep:static_eval(N, V0), ( own:bonus(B) -> V is V0+B ; V = V0 ).

global:moves(N, L) :- nb_getval(test_parallel_step, S), sleep(0.0001), A is 2*N, B is 2*N+S, L = [A,B].
global:max_to_move(N) :- deep:max_to_move(N).
global:min_to_move(N) :- deep:min_to_move(N).
global:static_eval(N, V) :- V is N*7919 rdiv 101.

:- dynamic changing:bonus/1.
changing:bonus(0).
changing:moves(N, L) :- deep:moves(N, L).
changing:max_to_move(N) :- deep:max_to_move(N).
changing:min_to_move(N) :- deep:min_to_move(N).
changing:static_eval(N, V) :- deep:static_eval(N, V0), changing:bonus(B), V is V0+B.

quick(Goal) :-
    get_time(Begin),
    call(Goal),
    get_time(End),
    Seconds is End - Begin,
    assertion(Seconds < 3).

:- begin_tests(ends).

test(exception) :-
    leaves_no_thread(catch(minimax(thrower:1, _, _, _, [threads(4)]), my_own(error), true)).
test(helpers_throw, V == V1) :-
    minimax(deep:1, _, V1, _, [depth(5)]),
    leaves_no_thread(minimax(shy:1, _, V, _, [depth(5), threads(3)])).
test(call_with_time_limit) :-
    leaves_no_thread(quick(catch(call_with_time_limit(0.1, minimax(deep:1, _, _, _,
                                                                   [depth(1000), threads(4)])),
                                 time_limit_exceeded, true))).
test(time_limit) :-
    leaves_no_thread(quick(minimax(deep:1, _, _, _, [time_limit(0.1), threads(4)]))).
test(loop_in_a_helper, B-V-L == B1-V1-L1) :-
    minimax(loop:1, B1, V1, L1, [depth(3)]),
    leaves_no_thread(quick(minimax(loop:1, B, V, L, [depth(3), threads(4)]))).
test(loop_is_stopped) :-
    leaves_no_thread(quick(minimax(loop:1, _, _, _, [time_limit(0.2), threads(4)]))).
test(signal) :-
    thread_create(minimax(deep:1, _, _, _, [depth(1000), threads(4)]), Thread),
    leaves_no_thread(( sleep(0.05),
                       thread_signal(Thread, throw(stop_it)),
                       thread_join(Thread, Status),
                       assertion(Status == exception(stop_it)) ),
                     [Thread]).
test(several_at_once) :-
    numlist(1, 4, Ids),
    minimax(deep:1, B, V, L, [depth(5)]),
    leaves_no_thread(concurrent_maplist([_]>>minimax(deep:1, B, V, L, [depth(5), threads(3)]), Ids)).
test(undefined, error(existence_error(procedure, _), _)) :-
    minimax(nowhere_defined:1, _, _, _, [threads(2)]).

:- end_tests(ends).

leaves_no_thread(Goal, Gone) :-
    threads(Before0),
    subtract(Before0, Gone, Before),
    call(Goal),
    threads(After),
    assertion(After == Before).

:- begin_tests(state).

test(thread_local, [cleanup(retractall(own:bonus(_))), B-V-L == B1-V1-L1]) :-
    assertz(own:bonus(1000)),
    minimax(own:1, B1, V1, L1, [depth(6)]),
    minimax(own:1, B, V, L, [depth(6), threads(3)]),
    assertion(V >= 1000).
test(global_variable, B-V-L == B1-V1-L1) :-
    b_setval(test_parallel_step, 3),
    minimax(global:1, B1, V1, L1, [depth(6)]),
    minimax(global:1, B, V, L, [depth(6), threads(3)]).
test(transaction, V == V1) :-
    snapshot(( retract(changing:bonus(0)),
               assertz(changing:bonus(500)),
               minimax(changing:1, _, V1, _, [depth(6)]),
               minimax(changing:1, _, V, _, [depth(6), threads(3)]) )),
    assertion(V >= 500).
test(flags, V == V1) :-
    thread_create(( set_prolog_flag(prefer_rationals, true),
                    minimax(flagged:1, _, V1, _, [depth(5)]),
                    minimax(flagged:1, _, V, _, [depth(5), threads(3)]),
                    V == V1,
                    rational(V),
                    thread_exit(V1-V) ), Thread),
    thread_join(Thread, exited(V1-V)).

:- end_tests(state).

flagged:moves(N, L) :- deep:moves(N, L).
flagged:max_to_move(N) :- deep:max_to_move(N).
flagged:min_to_move(N) :- deep:min_to_move(N).
flagged:static_eval(N, V) :- Seven = 7, V is (2*N+1) / Seven.

:- begin_tests(options).

test(one) :- minimax(deep:1, _, _, _, [depth(2), threads(1)]).
test(loaded, V == 4) :-
    module_property(test_parallel, file(File)),
    file_directory_name(File, Here),
    atom_concat(Here, '/../../examples/course_notes.pl', Notes),
    load_game(Notes, Game),
    minimax(a, _, V, _, [game(Game), threads(4)]).
test(variables, V == V1) :-
    minimax(cells:[_,_,_], _, V1, _, [interface([variables=true])]),
    minimax(cells:[_,_,_], _, V, _, [interface([variables=true]), threads(3)]).
test(strings, B-V-L == B1-V1-L1) :-
    minimax(parts:p("", 1.5), B1, V1, L1, [depth(5)]),
    minimax(parts:p("", 1.5), B, V, L, [depth(5), threads(3)]).
test(unbound, error(instantiation_error, _)) :- minimax(deep:1, _, _, _, [threads(_)]).
test(not_integer, error(type_error(integer, two), _)) :- minimax(deep:1, _, _, _, [threads(two)]).
test(none, error(domain_error(threads, 0), _)) :- minimax(deep:1, _, _, _, [threads(0)]).
test(many, error(domain_error(threads, 65), _)) :- minimax(deep:1, _, _, _, [threads(65)]).
test(memory, true(Grown < 20 000)) :-      % kilobytes
    forall(between(1, 30, _), minimax(deep:1, _, _, _, [depth(4), threads(3)])),
    resident(Before),
    forall(between(1, 150, _), minimax(deep:1, _, _, _, [depth(4), threads(3)])),
    resident(After),
    Grown is After - Before.

:- end_tests(options).

cells:moves(Cells, Succs) :-
    sleep(0.0001),
    findall(Cells, ( member(Cell, Cells), var(Cell), Cell = x ), Succs).
cells:max_to_move(_).
cells:static_eval(Cells, V) :- include([C]>>(C == x), Cells, Xs), length(Xs, V).
:- cells:use_module(library(lists)).
:- cells:use_module(library(apply)).
:- cells:use_module(library(yall)).

parts:moves(p(S,X), [p(S1,Y),p(S2,Z)]) :-
    sleep(0.0001),
    string_concat(S, "a", S1), string_concat(S, "b", S2), Y is X*2, Z is X*3.
parts:max_to_move(p(S,_)) :- string_length(S, Length), 0 is Length mod 2.
parts:min_to_move(p(S,_)) :- string_length(S, Length), 1 is Length mod 2.
parts:static_eval(p(_,X), V) :- V is sin(X).

resident(Kilobytes) :-
    setup_call_cleanup(open('/proc/self/statm', read, In),
                       read_string(In, _, Text),
                       close(In)),
    split_string(Text, " ", "", [_,Pages|_]),
    number_string(Count, Pages),
    Kilobytes is Count * 4.
