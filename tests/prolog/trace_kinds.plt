:- module(test_trace_kinds, []).

/** <module> minimax_trace/3 over games in which chance moves, and of several players
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples', Examples),
   assertz(user:file_search_path(test_examples, Examples)),
   atom_concat(Here, '/../cli/inputs', Inputs),
   assertz(user:file_search_path(test_inputs, Inputs)).

:- notes:consult(test_examples('course_notes.pl')).

:- begin_tests(trace_chance).

dice:moves(throw, [first,second]).
dice:moves(first, [0.9-a,0.1-b]).
dice:moves(second, [0.9-c,0.1-d]).
dice:max_to_move(throw).
dice:chance_to_move(first).
dice:chance_to_move(second).
dice:static_eval(a, 2).
dice:static_eval(b, 1+2).
dice:static_eval(c, 1).
dice:static_eval(d, 4).

% As above, with rules, and exact numbers.

coins:moves(toss, [first,second]) :- succ(0, 1).
coins:moves(first, [1-seven]).
coins:moves(second, [1r2-head,0-edge,1r2-tail]).
coins:moves(head, [four,five]).
coins:moves(tail, [two,six]).
coins:max_to_move(toss).
coins:min_to_move(head).
coins:min_to_move(tail).
coins:chance_to_move(first).
coins:chance_to_move(second).
coins:static_eval(seven, 7).
coins:static_eval(four, 4).
coins:static_eval(five, 5).
coins:static_eval(two, 2).
coins:static_eval(six, 6).

test(expectiminimax, Events == [ enter(throw,-inf,inf),
                                 enter(first,-inf,inf),
                                 enter(a,-inf,inf),
                                 leaf(a,2),
                                 share(first,a,0.9,2),
                                 enter(b,-inf,inf),
                                 leaf(b,1+2),
                                 share(first,b,0.1,3),
                                 return(first,2.1),
                                 choose(throw,max,first,2.1),
                                 enter(second,-inf,inf),
                                 enter(c,-inf,inf),
                                 leaf(c,1),
                                 share(second,c,0.9,1),
                                 enter(d,-inf,inf),
                                 leaf(d,4),
                                 share(second,d,0.1,4),
                                 return(second,1.3),
                                 return(throw,2.1)
                               ]) :-
    minimax_trace(dice:throw, Events, []).
test(names_of_expectiminimax, [forall(member(A, [auto,minimax,expectiminimax])), true]) :-
    minimax_trace(dice:throw, Expected, []),
    minimax_trace(dice:throw, Events, [algorithm(A)]),
    assertion(Events == Expected).
test(star1, Events == [ enter(throw,1.0,4.0),
                        enter(first,1.0,4.0),
                        enter(a,1.0,4.0),
                        leaf(a,2),
                        bound(first,a,0.9,1.9,2.2),
                        enter(b,1.0,4.0),
                        leaf(b,1+2),
                        bound(first,b,0.1,2.1,2.1),
                        return(first,2.1),
                        narrow(throw,max,first,2.1,4.0),
                        enter(second,2.1,4.0),
                        enter(c,1.8888889,4.0),
                        leaf(c,1),
                        bound(second,c,0.9,1.0,1.3),
                        cut_off(second,chance,[d],outside(1.0,1.3,2.1,4.0)),
                        return(second,1.3,upper),
                        return(throw,2.1)
                      ]) :-
    minimax_trace(dice:throw, Events, [algorithm(star1), value_range(1,4)]).
test(star2, Events == [ enter(toss,-10.0,10.0),
                        enter(first,-10.0,10.0),
                        enter(seven,-10.0,10.0),
                        leaf(seven,7),
                        bound(first,seven,1,7,7),
                        return(first,7),
                        narrow(toss,max,first,7,10.0),
                        enter(second,7,10.0),
                        probe(second,head),
                        enter(head,4.0,10.0),
                        enter(four,4.0,10.0),
                        leaf(four,4),
                        return(head,4,upper),
                        bound(second,head,1r2,-10.0,7.0),
                        probe(second,tail),
                        enter(tail,10.0,10.0),
                        enter(two,10.0,10.0),
                        leaf(two,2),
                        return(tail,2,upper),
                        bound(second,tail,1r2,-10.0,3),
                        cut_off(second,chance,[head,tail],outside(-10.0,3,7,10.0)),
                        return(second,3,upper),
                        return(toss,7)
                      ]) :-
    minimax_trace(coins:toss, Events, [algorithm(star2), value_range(-10,10)]).
test(known_from_a_probe, Events == [ enter(second,-10.0,10.0),
                                     probe(second,head),
                                     enter(head,-10.0,10.0),
                                     enter(four,-10.0,10.0),
                                     leaf(four,4),
                                     return(head,4,upper),
                                     bound(second,head,1r2,-10.0,7.0),
                                     probe(second,tail),
                                     enter(tail,-10.0,10.0),
                                     enter(two,-10.0,10.0),
                                     leaf(two,2),
                                     return(tail,2,upper),
                                     bound(second,tail,1r2,-10.0,3),
                                     enter(head,-10.0,4),
                                     enter(four,-10.0,4),
                                     known(four,4),
                                     enter(five,-10.0,4),
                                     leaf(five,5),
                                     return(head,4),
                                     bound(second,head,1r2,-3.0,3),
                                     enter(tail,-10.0,2),
                                     enter(two,-10.0,2),
                                     known(two,2),
                                     enter(six,-10.0,2),
                                     leaf(six,6),
                                     return(tail,2),
                                     bound(second,tail,1r2,3,3),
                                     return(second,3)
                                   ]) :-
    minimax_trace(coins:second, Events, [algorithm(star2), value_range(-10,10)]).
test(exact_in_a_loaded_game, Events == [ enter(tail,2,10),
                                         enter(two,2,10),
                                         leaf(two,2),
                                         narrow(tail,min,two,2,2),
                                         cut_off(tail,min,[six],best(2)),
                                         return(tail,2)
                                       ]) :-
    load_game(test_inputs('chance_coin.pl'), Game),
    minimax_trace(tail, Events, [game(Game), algorithm(star1), value_range(2,10)]).
test(beyond, Cuts == [cut_off(right,max,[skipped],beyond(9,7))]) :-
    minimax_trace(twice:root, Events, [algorithm(star1), value_range(-10,10)]),
    include([cut_off(_,_,_,_)]>>true, Events, Cuts).
test(depth, Events == [ enter(first,-inf,inf),
                        enter(a,-inf,inf),
                        leaf(a,2),
                        share(first,a,0.9,2),
                        enter(b,-inf,inf),
                        leaf(b,1+2),
                        share(first,b,0.1,3),
                        return(first,2.1)
                      ]) :-
    minimax_trace(dice:first, Events, [depth(1)]).
test(no_windows_at_a_leaf, Events == [enter(a,-inf,inf),leaf(a,2)]) :-
    minimax_trace(dice:a, Events, []).

% MAX has 9 at `right`, where MIN has 7 elsewhere.

twice:moves(root, [0.5-top,0.5-low]) :- succ(0, 1).
twice:moves(top, [left,right]).
twice:moves(right, [nine,skipped]).
twice:chance_to_move(root).
twice:min_to_move(top).
twice:max_to_move(right).
twice:static_eval(left, 7).
twice:static_eval(nine, 9).
twice:static_eval(skipped, 1).
twice:static_eval(low, 0).

:- end_tests(trace_chance).

:- begin_tests(trace_players).

% Nobody has less than 0, and all together at most 9.

sums:players([ann,bob,cid]).
sums:player_to_move(start, ann).
sums:player_to_move(late, bob).
sums:player_to_move(last, cid).
sums:moves(start, [early,late,last]).
sums:moves(late, [now,then]).
sums:moves(last, [all,none]).
sums:static_eval(early, [5,2,2]).
sums:static_eval(now, [1,3+3,2]).
sums:static_eval(then, [8,1,0]).
sums:static_eval(all, [5.0,0,4]).
sums:static_eval(none, [4,1,4]).

maxn_events([ enter(start,-inf,inf),
              enter(early,-inf,inf),
              leaf(early,[5,2,2]),
              choose(start,ann,early,[5,2,2]),
              enter(late,-inf,inf),
              enter(now,-inf,inf),
              leaf(now,[1,3+3,2]),
              choose(late,bob,now,[1,3+3,2]),
              enter(then,-inf,inf),
              leaf(then,[8,1,0]),
              return(late,[1,3+3,2]),
              enter(last,-inf,inf),
              enter(all,-inf,inf),
              leaf(all,[5.0,0,4]),
              choose(last,cid,all,[5.0,0,4]),
              enter(none,-inf,inf),
              leaf(none,[4,1,4]),
              choose(last,cid,none,[4,1,4]),
              return(last,[4,1,4]),
              return(start,[5,2,2])
            ]).

test(maxn, Events == Expected) :-
    maxn_events(Expected),
    minimax_trace(sums:start, Events, []).
test(names_of_maxn, [forall(member(A, [auto,maxn])), Events == Expected]) :-
    maxn_events(Expected),
    minimax_trace(sums:start, Events, [algorithm(A), ties(last)]).
test(by_calls, Events == Expected) :-
    maxn_events(Expected),
    minimax_trace(sums:start, Events, [consulted(calls)]).
test(first_of_equals, Chosen == [all]) :-
    minimax_trace(sums:last, Events, [ties(first)]),
    findall(Succ, member(choose(last, cid, Succ, _), Events), Chosen).
test(shallow, Events == [ enter(start,-inf,inf),
                          enter(early,-inf,inf),
                          leaf(early,[5,2,2]),
                          choose(start,ann,early,[5,2,2]),
                          enter(late,-inf,inf),
                          enter(now,-inf,inf),
                          leaf(now,[1,3+3,2]),
                          choose(late,bob,now,[1,3+3,2]),
                          cut_off(late,bob,[then],sum(3+3,start,ann,5,9.5)),
                          return(late,[1,3+3,2],lower),
                          enter(last,-inf,inf),
                          enter(all,-inf,inf),
                          leaf(all,[5.0,0,4]),
                          choose(last,cid,all,[5.0,0,4]),
                          enter(none,-inf,inf),
                          leaf(none,[4,1,4]),
                          choose(last,cid,none,[4,1,4]),
                          return(last,[4,1,4]),
                          return(start,[5,2,2])
                        ]) :-
    minimax_trace(sums:start, Events, [algorithm(shallow), payoff_sum(9.5)]).
test(who_has_all, Last == [ cut_off(late,bob,[then],best(3+6)),
                            return(late,[0,3+6,0])
                          ]) :-
    minimax_trace(whole:late, Events, [algorithm(shallow), payoff_sum(9), ties(first)]),
    length(Last, 2),
    once(append(_, Last, Events)).

whole:players([ann,bob,cid]).
whole:player_to_move(late, bob).
whole:moves(late, [now,then]).
whole:static_eval(now, [0,3+6,0]).
whole:static_eval(then, [8,1,0]).

test(numbered_players, Events == [ enter(a,-inf,inf),
                                   enter(b,-inf,inf),
                                   leaf(b,[1,2]),
                                   choose(a,2,b,[1,2]),
                                   return(a,[1,2])
                                 ]) :-
    minimax_trace(numbered:a, Events, []).

numbered:player_to_move(a, 2).
numbered:moves(a, [b]).
numbered:static_eval(b, [1,2]).

% Ann throws a coin, or takes 2.

throws:players([ann,bob]).
throws:player_to_move(start, ann).
throws:player_to_move(bobs, bob).
throws:chance_to_move(coin).
throws:moves(start, [coin,takes]) :- succ(0, 1).
throws:moves(coin, [1r2-head,1r2-bobs,0-edge]).
throws:moves(bobs, [low]).
throws:static_eval(head, [4,1+1]).
throws:static_eval(low, [1,1]).
throws:static_eval(takes, [2,0]).

throws_events([ enter(start,-inf,inf),
                enter(coin,-inf,inf),
                enter(head,-inf,inf),
                leaf(head,[4,1+1]),
                share(coin,head,1r2,[4,2]),
                enter(bobs,-inf,inf),
                enter(low,-inf,inf),
                leaf(low,[1,1]),
                choose(bobs,bob,low,[1,1]),
                return(bobs,[1,1]),
                share(coin,bobs,1r2,[1,1]),
                return(coin,[5r2,3r2]),
                choose(start,ann,coin,[5r2,3r2]),
                enter(takes,-inf,inf),
                leaf(takes,[2,0]),
                return(start,[5r2,3r2])
              ]).

test(with_chance, Events == Expected) :-
    throws_events(Expected),
    minimax_trace(throws:start, Events, []).
test(with_chance_by_name, Events == Expected) :-
    throws_events(Expected),
    minimax_trace(throws:start, Events, [algorithm(maxn)]).
test(with_chance_in_a_loaded_game, Last-Val == return(start,Val)-[3r2,25r6,10r3]) :-
    load_game(test_examples('kinds/three_players_die.pl'), Game),
    minimax_trace(start, Events, [game(Game)]),
    last(Events, Last),
    maxn(start, _, Val, _, [game(Game)]).

% A program may define the predicates of both kinds: who asks for max^n means the players.

both:moves(a, [b]).
both:max_to_move(a).
both:player_to_move(a, 1).
both:static_eval(b, [7]) :- nb_current(several, yes).
both:static_eval(b, 7) :- \+ nb_current(several, yes).

test(kind_by_the_algorithm, Two-Several == 7-[7]) :-
    minimax_trace(both:a, Events2, [consulted(calls)]),
    memberchk(leaf(b, Two), Events2),
    b_setval(several, yes),
    minimax_trace(both:a, Events3, [consulted(calls), algorithm(maxn)]),
    memberchk(leaf(b, Several), Events3).

:- end_tests(trace_players).

:- begin_tests(trace_of_other_kinds_errors).

caught(Goal, Formal, Indicator) :-
    catch(Goal, error(Formal, context(Indicator, _)), true).

wrong(dice:throw, algorithm(alphabeta), domain_error(algorithm, alphabeta)).
wrong(dice:throw, algorithm(maxn), domain_error(algorithm, maxn)).
wrong(sums:start, algorithm(alphabeta), domain_error(algorithm, alphabeta)).
wrong(sums:start, algorithm(star2), domain_error(algorithm, star2)).
wrong(notes:a, algorithm(expectiminimax), domain_error(algorithm, expectiminimax)).
wrong(notes:a, algorithm(maxn), domain_error(algorithm, maxn)).
wrong(dice:throw, cut_off(strict), domain_error(minimax_option, cut_off)).
wrong(sums:start, ordering(reversed), domain_error(minimax_option, ordering)).
wrong(dice:throw, on_cycle(draw(0)), domain_error(minimax_option, on_cycle)).
wrong(sums:start, nodes_list(notes), domain_error(nodes_list, notes)).
wrong(sums:start, ties(all), domain_error(ties, all)).
wrong(dice:throw, value_range(4,1), domain_error(value_range, value_range(4,1))).
wrong(dice:throw, algorithm(Algorithm), domain_error(minimax_trace_options, [algorithm(Algorithm)])) :-
    untraced(Algorithm).
wrong(coins:toss, algorithm(star1), existence_error(minimax_option, value_range)).
wrong(nim:heap(2), algorithm(shallow), existence_error(minimax_option, payoff_sum)).
wrong(dice:throw, statistics(_), domain_error(minimax_trace_options, _)).
wrong(dice:throw, time_limit(1), domain_error(minimax_trace_options, _)).
wrong(sums:start, node_limit(1), domain_error(minimax_trace_options, _)).
wrong(sums:start, memory(1), domain_error(minimax_trace_options, _)).

untraced(pvs).
untraced(paranoid).
untraced(best_reply).

nim:moves(heap(N), [heap(M)]) :- N > 0, M is N-1.
nim:player_to_move(heap(N), P) :- P is N mod 2 + 1.
nim:static_eval(heap(0), [1,0]).

test(options, [forall(wrong(Pos, Option, Expected)), true]) :-
    caught(minimax_trace(Pos, _, [Option]), Formal, Indicator),
    assertion(Indicator == minimax:minimax_trace/3),
    assertion(subsumes_term(Expected, Formal)).
test(value_out_of_range, error(domain_error(value_range, 1+2), _)) :-
    minimax_trace(dice:throw, _, [algorithm(star1), value_range(1,2)]).
test(sum_too_small, error(domain_error(shallow_payoffs, early), _)) :-
    minimax_trace(sums:start, _, [algorithm(shallow), payoff_sum(8)]).
test(negative_payoff, error(domain_error(shallow_payoffs, b), _)) :-
    minimax_trace(negative:a, _, [algorithm(shallow), payoff_sum(8)]).
test(no_payoffs_at_the_limit, error(existence_error(static_value, late), _)) :-
    minimax_trace(sums:start, _, [depth(1)]).
test(bad_probabilities, error(domain_error(probabilities, a), _)) :-
    minimax_trace(unsure:a, _, []).
test(unknown_player, error(existence_error(player, a), _)) :-
    minimax_trace(stranger:a, _, []).
test(shallow_and_chance, error(domain_error(algorithm, shallow), _)) :-
    minimax_trace(throwing_players:a, _, [algorithm(shallow), payoff_sum(8)]).
test(averages_too_large, error(evaluation_error(float_overflow), _)) :-
    minimax_trace(huge:start, _, []).
test(cycle, [forall(member(Pos, [rolling:a,turning:a])), error(domain_error(acyclic_game, [a,b,a]), _)]) :-
    minimax_trace(Pos, _, []).
test(thrown, throws(asked)) :-
    minimax_trace(throwing:a, _, []).
test(message, true(sub_string(Text, _, _, _, "maxn, shallow"))) :-
    catch(minimax_trace(sums:start, _, [algorithm(paranoid)]), Error, true),
    message_to_codes(Error, Text).

message_to_codes(Error, Text) :-
    phrase(prolog:translate_message(Error), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

negative:moves(a, [b]).
negative:player_to_move(a, 1).
negative:static_eval(b, [-1,2]).

unsure:moves(a, [0.5-b]).
unsure:chance_to_move(a).
unsure:static_eval(b, 1).

stranger:players([ann]).
stranger:moves(a, [b]).
stranger:player_to_move(a, bob).
stranger:static_eval(b, [1]).

rolling:moves(a, [0.5-b,0.5-c]).
rolling:moves(b, [a]).
rolling:chance_to_move(a).
rolling:max_to_move(b).
rolling:static_eval(c, 1).

turning:moves(a, [b]).
turning:moves(b, [a]).
turning:player_to_move(a, 1).
turning:player_to_move(b, 2).
turning:static_eval(c, [1,1]).

throwing_players:moves(a, [1-b]).
throwing_players:chance_to_move(a).
throwing_players:players([ann]).
throwing_players:static_eval(b, [1]).

huge:moves(start, [a]).
huge:moves(a, [0.5-b,0.5-c]).
huge:player_to_move(start, ann).
huge:chance_to_move(a).
huge:players([ann]).
huge:static_eval(b, [1.0e308]).
huge:static_eval(c, [V]) :- V is 10**400.

throwing:moves(a, [1-b]).
throwing:chance_to_move(a).
throwing:static_eval(b, _) :- throw(asked).

:- end_tests(trace_of_other_kinds_errors).
