:- module(test_frugal, []).

/** <module> What auto asks a program: few positions, and nothing that changes the answer
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

% A binary tree of ten plies whose static values are known at some plies alone, and of which the rest
% throw, fail, are no number, or end the search.

moves(N, [A,B]) :-
    N < 1024,
    A is 2*N,
    B is 2*N + 1.

max_to_move(N) :- Ply is msb(N), 0 is Ply mod 2.
min_to_move(N) :- Ply is msb(N), 1 is Ply mod 2.

:- dynamic
    fault/2.                        % at the plies that Goal tells, this happens

static_eval(N, Val) :-
    Ply is msb(N),
    fault(Ply, Fault),
    !,
    failed(Fault, Val).
static_eval(N, Val) :-
    Val is N * 7919 mod 101 - 50.

failed(throws, _) :- throw(error(type_error(ply, even), _)).
failed(fails, _) :- fail.
failed(is_no_number, nothing).
failed(stays_open, _).
failed(never_comes_back, _) :- repeat, sleep(0.01), fail.
failed(fills_the_stack, Val) :- failed(fills_the_stack, Val0), Val is Val0 + 1.

with_fault(Plies, Fault, Goal) :-
    setup_call_cleanup(
        forall(member(Ply, Plies), assertz(fault(Ply, Fault))),
        Goal,
        retractall(fault(_, _))).

statistic(Options, Statistic) :-
    minimax(1, _, _, _, [statistics(Statistics)|Options]),
    memberchk(Statistic, Statistics).

:- begin_tests(frugal).

test(auto, [forall(member(Options, [[],[threads(2)]])), Algorithm == frugal]) :-
    statistic([depth(6)|Options], algorithm(Algorithm)).
test(auto, [forall(member(Option, [ordering([static]),cut_off(strict),on_cycle(draw(0)),
                                   transposition(0)])), Algorithm == alphabeta]) :-
    statistic([depth(4),Option], algorithm(Algorithm)).

% What shallower searches ask may fail in any way; the answer is that of plain minimax.

test(faults, [forall(( member(Fault, [throws,fails,is_no_number,stays_open]),
                       member(Plies, [[2],[4],[2,4],[0,1,2,3,4,5],[1,3,5]]),
                       member(Ties, [last,first,all])
                     ))]) :-
    with_fault(Plies, Fault,
               ( findall(B-V-L, minimax(1, B, V, L, [depth(6),ties(Ties)]), Answers),
                 findall(B-V-L, minimax(1, B, V, L, [depth(6),ties(Ties),algorithm(minimax)]),
                         Expected)
               )),
    assertion(Answers == Expected).
test(endless, [forall(member(Fault, [never_comes_back,fills_the_stack])),
               setup(( current_prolog_flag(stack_limit, Limit),
                       set_prolog_flag(stack_limit, 50_000_000) )),
               cleanup(set_prolog_flag(stack_limit, Limit)),
               Answer == Expected]) :-
    with_fault([2,4], Fault,
               ( minimax(1, B, V, L, [depth(6)]),
                 minimax(1, B1, V1, L1, [depth(6),algorithm(minimax)])
               )),
    Answer = B-V-L,
    Expected = B1-V1-L1.
test(fault_at_the_limit, error(type_error(ply, even))) :-
    with_fault([6], throws, minimax(1, _, _, _, [depth(6)])).

% Who stops a program is heard, also where the search guesses.

test(stopped, throws(stop)) :-
    setup_call_cleanup(
        wrap_predicate(test_frugal:static_eval(N, _), stop, Wrapped,
                       ( N < 64 -> throw(stop) ; Wrapped )),
        minimax(1, _, _, _, [depth(6)]),
        unwrap_predicate(test_frugal:static_eval/2, stop)).

% What was asked is what was called.

test(asked) :-
    nb_setval(calls, 0),
    setup_call_cleanup(
        wrap_predicate(test_frugal:moves(_, _), count, Wrapped,
                       ( nb_getval(calls, Calls0),
                         Calls1 is Calls0 + 1,
                         nb_setval(calls, Calls1),
                         Wrapped )),
        minimax(1, _, _, _, [depth(6),statistics(Statistics)]),
        unwrap_predicate(test_frugal:moves/2, count)),
    nb_getval(calls, Calls),
    memberchk(calls(List), Statistics),
    memberchk(call('moves/2', Told, Seconds), List),
    memberchk(call('static_eval/2', Values, _), List),
    memberchk(asked(Asked), Statistics),
    assertion(Told == Calls),
    assertion(Seconds > 0),
    assertion(Asked =< Told + Values),
    assertion(Asked > Values).

% Also by threads that help: a call that is stopped at the end may be on the way.

test(asked_by_threads) :-
    statistic([depth(8)], asked(Alone)),
    flag(test_frugal_calls, _, 0),
    setup_call_cleanup(
        wrap_predicate(test_frugal:moves(_, _), count, Wrapped,
                       ( flag(test_frugal_calls, Calls0, Calls0 + 1),
                         Wrapped )),
        minimax(1, _, _, _, [depth(8),threads(3),statistics(Statistics)]),
        unwrap_predicate(test_frugal:moves/2, count)),
    flag(test_frugal_calls, Calls, Calls),
    memberchk(calls(List), Statistics),
    memberchk(call('moves/2', Told, _), List),
    memberchk(asked(Asked), Statistics),
    assertion(( Calls - 2 =< Told, Told =< Calls )),
    assertion(Asked >= Alone).

test(fewer) :-
    statistic([depth(10)], asked(Frugal)),
    statistic([depth(10),algorithm(alphabeta)], asked(AlphaBeta)),
    assertion(Frugal < AlphaBeta).

:- end_tests(frugal).
