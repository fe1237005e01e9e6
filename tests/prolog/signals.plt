:- module(test_signals, []).

/** <module> A search can be stopped at any time, and leaves nothing behind
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(minimax)).

% A game of more positions than anyone can wait for.

endless:(moves(N, [A,B]) :-
             A is 2*N,
             B is 2*N+1).
endless:max_to_move(_).
endless:static_eval(_, 0).

% One whose moves/2 are cheap to find but whose lists are long: most time is spent in C++.

long_lists:(moves(N, L) :-
                integer(N),
                N < 1 000 000 000,
                M is N*1000,
                O is M+999,
                numlist(M, O, L)).
long_lists:max_to_move(_).
long_lists:static_eval(_, 0).
:- long_lists:use_module(library(lists)).

% One that throws, fails to clean up, or leaves choice points behind.

thrower:(moves(N, [M]) :-
             N < 1000,
             M is N+1).
thrower:(moves(1000, _) :-
             length(L, 1000),
             throw(my_own(error, L))).
thrower:max_to_move(_).

in_value:moves(r, [s,t]).
in_value:max_to_move(r).
in_value:static_eval(s, 1).
in_value:(static_eval(t, _) :- throw(in_value)).

in_mover:moves(r, [s,t]).
in_mover:(max_to_move(_) :- throw(in_mover)).
in_mover:min_to_move(r).

in_cleanup:(moves(r, [s]) :-
                setup_call_cleanup(true, member(_, [1,2]), throw(in_cleanup))).
in_cleanup:max_to_move(r).
in_cleanup:static_eval(s, 1).
:- in_cleanup:use_module(library(lists)).

leaky:(moves(N, L) :-
           between(0, 20 000, N),
           member(Step, [1,2]),
           M is N+Step,
           L = [M],
           length(_, 100)).
leaky:moves(_, []).
leaky:max_to_move(_).
leaky:max_to_move(_).
leaky:(static_eval(N, N) :- member(_, [1,2])).
:- leaky:use_module(library(lists)).

:- begin_tests(exceptions).

test(user_exception, throws(my_own(error, _))) :-
    minimax(thrower:0, _, _, _).
test(in_value, throws(in_value)) :-
    minimax(in_value:r, _, _, _).
test(in_mover, throws(in_mover)) :-
    minimax(in_mover:r, _, _, _).
test(in_cleanup, throws(in_cleanup)) :-
    minimax(in_cleanup:r, _, _, _).
test(unchanged, Error == error(type_error(my_type, X), my_context(X))) :-
    X = f(Y, Y, "s"),
    assertz(rethrower:(moves(_, _) :- throw(error(type_error(my_type, X), my_context(X))))),
    catch(minimax(rethrower:r, _, _, _), Error0, true),
    Error0 = error(type_error(_, X), my_context(X)),
    Error = Error0.
test(catch_and_go_on, B-V == 5-5) :-
    catch(minimax(thrower:0, _, _, _), _, true),
    minimax(after:r, B, V, _).
test(nothing_left) :-
    catch(minimax(thrower:0, _, _, _), _, true),   % what is made once
    nothing_left(catch(minimax(thrower:0, _, _, _), my_own(_, _), true)).
test(nothing_left_by_an_error) :-
    nothing_left(catch(minimax(in_value:unknown, _, _, _), error(_, _), true)).
test(nothing_left_by_a_search) :-
    nothing_left(minimax(leaky:19 800, _, _, _)).

:- end_tests(exceptions).

after:moves(r, [4,5]).
after:max_to_move(r).
after:static_eval(N, N).

% The answer itself may stay on the stacks.

nothing_left(Goal) :-
    prolog_current_frame(Frame0),
    garbage_collect,
    statistics(globalused, Global0),
    statistics(trailused, Trail0),
    statistics(localused, Local0),
    call(Goal),
    garbage_collect,                            % of what nobody refers to, such as a ball
    statistics(globalused, Global),
    statistics(trailused, Trail),
    statistics(localused, Local),
    prolog_current_frame(Frame),
    assertion(Frame == Frame0),
    assertion(Global - Global0 < 20 000),
    assertion(Trail - Trail0 < 1 000),
    assertion(Local - Local0 < 1 000).

% Reading a large file is stopped as well.

:- begin_tests(loading).

test(time_limit, [setup(a_large_file(File)), cleanup(delete_file(File))]) :-
    cpu_time(load_game(File, _), Whole),
    Limit is Whole/10,
    cpu_time(catch(call_with_time_limit(Limit, load_game(File, _)), time_limit_exceeded, true),
             Stopped),
    assertion(Stopped < Whole/2).

:- end_tests(loading).

cpu_time(Goal, Seconds) :-
    statistics(cputime, Begin),
    call(Goal),
    statistics(cputime, End),
    Seconds is End - Begin.

a_large_file(File) :-
    tmp_file_stream(File, Out, [extension(pl)]),
    forall(between(1, 300 000, N), format(Out, 'static_eval(~d, ~d).~n', [N, N])),
    close(Out).

% What a search needs while it runs does not grow with what the predicates leave.

:- begin_tests(memory).

test(stack, [true(Used < 10 000 000)]) :-
    garbage_collect,
    statistics(global_stack, [Before,_]),
    minimax(leaky:0, _, _, _, [depth(20 000)]),
    statistics(global_stack, [After,_]),
    Used is After-Before.

:- end_tests(memory).

% The limit is a tenth of a second; a slow machine has ten of them.

stopped(Goal) :-
    get_time(Begin),
    catch(call_with_time_limit(0.1, Goal), time_limit_exceeded, Stopped = true),
    get_time(End),
    assertion(Stopped == true),
    Seconds is End-Begin,
    assertion(Seconds < 1.0).

:- begin_tests(time_limit).

test(rules) :-
    stopped(minimax(endless:1, _, _, _)).
test(rules_depth) :-
    stopped(minimax(endless:1, _, _, _, [depth(1 000 000)])).
test(rules_with_long_lists) :-
    stopped(minimax(long_lists:1, _, _, _)).
test(again_after_it, B-V == 5-5) :-
    stopped(minimax(endless:1, _, _, _)),
    minimax(after:r, B, V, _).
test(nothing_left) :-
    stopped(minimax(endless:1, _, _, _)),
    nothing_left(stopped(minimax(endless:1, _, _, _))).

% In a loaded game no Prolog runs: two rings of 2,000 positions, in which every path is different.

test(loaded_game, [setup(ladder(File)), cleanup(delete_file(File))]) :-
    load_game(File, Game),
    stopped(minimax(p(0), _, _, _, [game(Game), on_cycle(draw(0)), algorithm(alphabeta)])),
    stopped(minimax(p(0), _, _, _, [game(Game), depth(4 000 000 000)])).

:- end_tests(time_limit).

ladder(File) :-
    tmp_file_stream(File, Out, [extension(pl)]),
    forall(between(0, 59, N),
           ( M is (N+1) mod 60,
             K is (N+7) mod 60,
             L is (N+13) mod 60,
             format(Out, 'moves(p(~d), [p(~d),p(~d),p(~d)]).~n', [N, M, K, L]),
             (   N mod 2 =:= 0
             ->  format(Out, 'max_to_move(p(~d)).~n', [N])
             ;   format(Out, 'min_to_move(p(~d)).~n', [N])
             )
           )),
    close(Out).

:- begin_tests(thread_signal).

% A thread that is told to stop by thread_signal/2, as Ctrl-C tells the main one.

test(rules) :-
    interrupted(minimax(endless:1, _, _, _)).
test(loaded_game, [setup(ladder(File)), cleanup(delete_file(File))]) :-
    load_game(File, Game),
    interrupted(minimax(p(0), _, _, _, [game(Game), on_cycle(draw(0)), algorithm(alphabeta)])).

interrupted(Goal) :-
    thread_create(Goal, Thread),
    sleep(0.05),
    thread_signal(Thread, throw(stop_it)),
    thread_join(Thread, Status),
    assertion(Status == exception(stop_it)).

:- end_tests(thread_signal).
