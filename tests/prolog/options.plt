:- module(test_options, []).

/** <module> Options that say how, how deep and how long to search
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

%   A number is a position; each step doubles it, and adds one or not. No end.

moves(N, [A,B]) :-
    A is (N * 2) mod 1_000_003,
    B is (N * 2 + 1) mod 1_000_003.
max_to_move(N) :- 0 is N mod 2.
min_to_move(N) :- 1 is N mod 2.
static_eval(N, Val) :- Val is (N * 7919) mod 101.

%   The same, but a call takes 20 ms.

slow:moves(N, Successors) :-
    sleep(0.02),
    test_options:moves(N, Successors).
slow:max_to_move(N) :- test_options:max_to_move(N).
slow:min_to_move(N) :- test_options:min_to_move(N).
slow:static_eval(N, Val) :- test_options:static_eval(N, Val).
:- discontiguous
    capture:max_to_move/1, capture:min_to_move/1,
    forced:max_to_move/1, forced:min_to_move/1.

%   A capture that loses a piece: one ply deep it looks well.

capture:moves(start, [takes,waits]).
capture:moves(takes, [is_taken,is_spared]).
capture:noisy_moves(takes, [is_taken]).
capture:max_to_move(start).
capture:min_to_move(takes).
capture:min_to_move(waits).
capture:max_to_move(is_taken).
capture:max_to_move(is_spared).
capture:static_eval(start, 0).
capture:static_eval(takes, 3).
capture:static_eval(waits, 0).
capture:static_eval(is_taken, -6).
capture:static_eval(is_spared, 3).
capture:quiet(Pos) :- Pos \== takes.

%   One reply alone saves MIN in b, and that one loses a ply later.

forced:moves(a, [b,c]).
forced:moves(b, [d,e]).
forced:moves(d, [f]).
forced:max_to_move(a).
forced:min_to_move(b).
forced:min_to_move(c).
forced:max_to_move(d).
forced:max_to_move(e).
forced:min_to_move(f).
forced:static_eval(a, 0).
forced:static_eval(b, 0).
forced:static_eval(c, 4).
forced:static_eval(d, 1).
forced:static_eval(e, 9).
forced:static_eval(f, 20).

statistic(Options, Statistic) :-
    minimax(1, _, _, _, [statistics(Statistics)|Options]),
    memberchk(Statistic, Statistics).

:- begin_tests(options).

test(node_limit) :-
    forall(( member(Algorithm, [auto,minimax,negamax,alphabeta,pvs,mtdf,sss,pns]),
             member(Limit, [10,100,700]) ),
           ( minimax(1, Best, Val, List,
                     [algorithm(Algorithm),node_limit(Limit),statistics(Statistics)]),
             memberchk(depth(Depth), Statistics),
             memberchk(complete(false), Statistics),
             minimax(1, Best1, Val1, List1, [algorithm(minimax),depth(Depth)]),
             assertion(Best-Val-List =@= Best1-Val1-List1) )).
test(node_limit_and_depth, Depth == 4) :-
    statistic([node_limit(1_000_000),depth(4)], depth(Depth)),
    statistic([node_limit(1_000_000),depth(4)], complete(true)).
test(time_limit, true(Late < 0.25)) :-
    forall(between(1, 3, _), late(1, 0.05, _)),         % what is loaded on demand is loaded
    findall(Late, ( between(1, 9, _), late(1, 0.05, Late) ), Times),
    msort(Times, Sorted),
    nth1(5, Sorted, Late).                              % tests/bench/time_limit.pl measures
test(slow_moves, true(Late < 0.5)) :-
    late(slow:1, 0.05, Late).
test(time_limit_zero, Complete == false) :-
    statistic([time_limit(0)], complete(Complete)).
test(memory, Complete == false) :-
    statistic([memory(1)], complete(Complete)).
test(no_answer, error(resource_error(search_limit))) :-
    minimax(leaves:a, _, _, _, [node_limit(2)]).
test(statistics,
     Names == [algorithm,complete,depth,positions,leaves,cut_offs,table_hits,line_positions,seconds,
               positions_per_second,asked,calls]) :-
    minimax(1, _, _, _, [depth(5),statistics(Statistics)]),
    findall(Name, ( member(S, Statistics), functor(S, Name, 1) ), Names).
test(statistics, Positions-Leaves == 63-32) :-
    minimax(1, _, _, _, [depth(5),algorithm(negamax),statistics(Statistics)]),
    memberchk(positions(Positions), Statistics),
    memberchk(leaves(Leaves), Statistics).
test(ordering) :-
    minimax(1, Best, Val, List, [depth(9)]),
    forall(member(Ordering, [given, reversed, static, table, killers, history, [],
                             [static,killers,history,table]]),
           ( minimax(1, Best1, Val1, List1, [depth(9),ordering(Ordering)]),
             assertion(Best-Val-List == Best1-Val1-List1) )).
test(transposition) :-
    minimax(1, Best, Val, List, [depth(9)]),
    forall(( member(MB, [0,1]), member(A, [alphabeta,pvs,mtdf,sss,pns]) ),
           ( minimax(1, Best1, Val1, List1, [depth(9),transposition(MB),algorithm(A)]),
             assertion(Best-Val-List == Best1-Val1-List1) )).
test(quiescence, Before-After == (takes-3)-(waits-0)) :-
    minimax(capture:start, Best, Val, _, [depth(1)]),
    Before = Best-Val,
    minimax(capture:start, Best1, Val1, _, [depth(1),quiescence(capture:quiet)]),
    After = Best1-Val1.
test(quiescence_depth, Best-Val == takes-3) :-
    minimax(capture:start, Best, Val, _,
            [depth(1),quiescence(capture:quiet),quiescence_depth(0)]).
test(never_quiet, List == [waits]) :-
    minimax(capture:start, _, _, List, [depth(1),quiescence(never)]).
test(singular, Before-After == (c-4)-(b-9)) :-
    minimax(forced:a, Best, Val, _, [depth(2)]),
    Before = Best-Val,
    minimax(forced:a, Best1, Val1, _, [depth(2),singular(5)]),
    After = Best1-Val1.
test(mover, Best-Val == c-4) :-
    minimax(forced:a, Best, Val, _, [depth(1),mover(successor)]).
test(exception, throws(oops)) :-
    minimax(capture:start, _, _, _, [depth(1),quiescence(throws)]).
test(static_order, Best-Val == c-4) :-
    minimax(forced:a, Best, Val, _, [depth(1),ordering(static)]).
test(static_order_of_no_number, Best == b) :-
    minimax(odd_value:a, Best, _, _, [ordering(static)]).
test(limit_and_draw, Limited =@= Deep) :-
    minimax(repeats:a, Best, Val, List,
            [depth(3),on_cycle(draw(0)),quiescence(never)]),
    Deep = Best-Val-List,
    minimax(repeats:a, Best1, Val1, List1,
            [depth(3),on_cycle(draw(0)),quiescence(never),node_limit(1000)]),
    Limited = Best1-Val1-List1.
test(unknown, error(domain_error(minimax_option, speed(9)))) :-
    minimax(1, _, _, _, [depth(1),speed(9)]).
test(bad, error(domain_error(ordering, best))) :-
    minimax(1, _, _, _, [depth(1),ordering([static,best])]).
test(bad, error(type_error(integer, all))) :-
    minimax(1, _, _, _, [depth(1),node_limit(all)]).
test(bad, error(type_error(nonneg, -1))) :-
    minimax(1, _, _, _, [depth(1),time_limit(-1)]).
test(bad, error(type_error(callable, 7))) :-
    minimax(1, _, _, _, [depth(1),quiescence(7)]).
test(exclude, error(domain_error(minimax_options, _))) :-
    minimax(1, _, _, _, [singular(1)]).
test(exclude, error(domain_error(minimax_options, _))) :-
    minimax(1, _, _, _, [depth(1),singular(1),on_cycle(draw(0))]).
test(exclude, error(domain_error(minimax_options, _))) :-
    minimax(1, _, _, _, [depth(1),certificate(_),mover(successor)]).
test(warning, Positions == [a]) :-
    findall(Pos, warned(minimax(rules:a, _, _, _, [mover(successor)]), Pos), Positions).

:- end_tests(options).

odd_value:moves(a, [b,c]).
odd_value:moves(b, [d]).
odd_value:max_to_move(a).
odd_value:min_to_move(b).
odd_value:static_eval(b, not_a_number).
odd_value:static_eval(c, 2).
odd_value:static_eval(d, 7).

repeats:moves(a, [b]).
repeats:moves(b, [a,c]).
repeats:noisy_moves(b, [a]).
repeats:max_to_move(a).
repeats:max_to_move(b).
repeats:min_to_move(c).
repeats:static_eval(a, 1).
repeats:static_eval(b, 2).
repeats:static_eval(c, 9).

throws(_) :-
    throw(oops).
never(_) :-
    fail.

leaves:moves(a, [b,c]).
leaves:max_to_move(a).
leaves:static_eval(b, 1).
leaves:static_eval(c, 2).

rules:moves(a, [b,c]).
rules:max_to_move(_).
rules:static_eval(b, 1).
rules:static_eval(c, 2).

%   How much later than after Limit seconds the search of Pos ends.

late(Pos, Limit, Late) :-
    get_time(Begin),
    minimax(Pos, _, _, _, [time_limit(Limit)]),
    get_time(End),
    Late is End - Begin - Limit.

:- dynamic user:message_hook/3.
:- multifile user:message_hook/3.

warned(Goal, Pos) :-
    nb_setval(warned, []),
    setup_call_cleanup(
        asserta((user:message_hook(minimax(mover_rules(P)), warning, _) :-
                     nb_getval(warned, Ps), nb_setval(warned, [P|Ps])), Clause),
        call(Goal),
        erase(Clause)),
    nb_getval(warned, Positions),
    member(Pos, Positions).
