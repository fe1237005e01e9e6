:- module(test_verify, []).

/** <module> verify_minimax/1 and verify_minimax/3
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(time)).
:- use_module(library(minimax/verify)).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../trees/random_trees.pl', File),
   assertz(random_trees(File)).

%   One program in several modules: what is different is Module:better/3.

define(Module, Clauses) :-
    forall(member(Clause, Clauses), Module:assertz(Clause)).

:- initialization(
       ( forall(member(Module, [right, swapped, with_facts, with_rules]),
                define(Module,
                       [ ( minimax(Pos, Best, Val, [Best|Line]) :-
                               moves(Pos, [Succ|Succs]),
                               !,
                               minimax(Succ, _, Val0, Line0),
                               scan(Succs, Pos, Succ, Val0, Line0, Best, Val, Line) ),
                         ( minimax(Leaf, _, Static, []) :- static_eval(Leaf, Static) ),
                         scan([], _, B, V, L, B, V, L),
                         ( scan([S|Ss], P, B0, V0, L0, B, V, L) :-
                               minimax(S, _, V1, L1),
                               (   better(P, V1, V0)
                               ->  scan(Ss, P, S, V1, L1, B, V, L)
                               ;   scan(Ss, P, B0, V0, L0, B, V, L)
                               ) ),
                         ( minimax(Pos3, Best3, Val3) :- minimax(Pos3, Best3, Val3, _) ),
                         ( maximises(PosM) :- max_to_move(PosM), ! ),
                         ( maximises(PosN) :- \+ min_to_move(PosN), moves(PosN, [SN|_]), min_to_move(SN) )
                       ])),
         forall(member(Module, [right, with_facts, with_rules]),
                define(Module,
                       [ ( better(P, V1, V0) :- maximises(P), !, V1 > V0 ),
                         ( better(_, V1, V0) :- V1 < V0 )
                       ])),
         define(swapped,
                [ ( better(P, V1, V0) :- maximises(P), !, V1 < V0 ),
                  ( better(_, V1, V0) :- V1 > V0 )
                ]),
         define(with_facts,
                [ moves(a, [b,c]), moves(b, [d,e]), min_to_move(b), min_to_move(c),
                  static_eval(c, 3), static_eval(d, 7), static_eval(e, 5)
                ]),
         define(with_rules,
                [ ( moves(N, [M]) :- N > 0, M is N-1 ),
                  ( max_to_move(N) :- 0 is N mod 2 ),
                  ( min_to_move(N) :- 1 is N mod 2 ),
                  static_eval(0, 1)
                ]),
         define(endless, [ ( minimax(Pos, Best, Val, Line) :- minimax(Pos, Best, Val, Line) ) ]),
         define(deep, [ ( minimax(Pos, B, V, L) :- minimax(Pos, B, V, L), V > 0 ) ]),
         define(throws, [ ( minimax(_, _, _, _) :- throw(my_error) ) ]),
         define(undefined, [ ( minimax(Pos, _, Val, []) :- no_such(Pos, Val) ) ]),
         define(fails, [ ( minimax(_, _, _, _) :- fail ) ]),
         define(unbound, [ minimax(_, _, _, []) ]),
         define(text, [ ( minimax(Pos, _, Text, []) :-
                              static_eval(Pos, Val),
                              format(string(Text), "~w", [Val]) ) ]),
         define(open_list, [ ( minimax(Pos, _, Val, [_|_]) :- static_eval(Pos, Val) ) ]),
         define(remembers,
                [ ( minimax(Pos, Best, Val, Line) :- known(Pos, Best, Val, Line), ! ),
                  ( minimax(Pos, Best, Val, Line) :-
                        right:minimax(Pos, Best, Val, Line) )
                ]),
         define(more, [ ( minimax(Pos, Best, Val, Line) :- own_leaf(Pos, Best, Val, Line) ),
                        ( minimax(_, _, 1000, []) :- true ),
                        ( own_leaf(Pos, _, Val, []) :- static_eval(Pos, Val) ) ]),
         define(leaves_behind,
                [ ( minimax(Pos, Best, Val, Line) :-
                        (   retract(asked) -> fail ; assertz(asked) ),
                        answer(Pos, Best, Val, Line) )
                ])
       )).

:- dynamic leaves_behind:asked/0.

leaves_behind:(answer(Pos, Best, Val, Line) :-
                   @(minimax_library:minimax(leaves_behind:Pos, Best, Val, Line), leaves_behind)).

:- dynamic with_facts:max_to_move/1, counts:seen/1, counts:note/1.

counts:seen(before).
counts:(minimax(Pos, Best, Val, Line) :-
            ( seen(Pos) -> throw(seen_before(Pos)) ; true ),
            assertz(seen(Pos)),
            assertz(counts:note(Pos)),
            assertz(other(Pos)),
            retract(seen(Pos)),
            answer(Pos, Best, Val, Line)).
counts:(answer(Pos, Best, Val, [Best|Line]) :-
            moves(Pos, Succs),
            !,
            findall(V-(S-L), ( member(S, Succs), minimax(S, _, V, L) ), Answers),
            ( is_max(Pos, Succs) -> best(@>=, Answers, Val-(Best-Line)) ; best(@=<, Answers, Val-(Best-Line)) )).
counts:(answer(Pos, _, Val, []) :- static_eval(Pos, Val)).
counts:(best(Order, Answers, Best) :- sort(1, Order, Answers, [Best|_])).
counts:(is_max(Pos, _) :- max_to_move(Pos), !).
counts:(is_max(Pos, [S|_]) :- \+ min_to_move(Pos), min_to_move(S)).

%   The moved unification of preferred/4 is what clause/2 of 9.0.4 does not give back.

from_file:(minimax(Pos, Best, Val, Line) :-
               (   moves(Pos, Successors)
               ->  maplist(solve, Successors, [Solved|More]),
                   player(Pos, Player),
                   foldl(preferred(Player), More, Solved, solved(Best, Val, Rest)),
                   Line = [Best|Rest]
               ;   static_eval(Pos, Val),
                   Line = []
               )).
from_file:(solve(Pos, solved(Pos, Val, Line)) :- minimax(Pos, _, Val, Line)).
from_file:(player(Pos, max) :- ( max_to_move(Pos) ; \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S) ), !).
from_file:(player(_, min)).

:- table tabled:minimax/4.

tabled:(minimax(Pos, Best, Val, Line) :- from_file:minimax(Pos, Best, Val, Line)).

clauses(Module, Clauses) :-
    findall(Head-Properties-Bodies,
            ( '$c_current_predicate'(_, Module:Head),
              \+ predicate_property(Module:Head, imported_from(_)),
              predicate_property(Module:Head, number_of_clauses(_)),
              findall(Property,
                      ( member(Property, [dynamic, tabled]),
                        predicate_property(Module:Head, Property) ),
                      Properties),
              catch(findall(Head-Body, clause(Module:Head, Body), Bodies), _, Bodies = [])
            ),
            Clauses0),
    msort(Clauses0, Clauses).

unchanged(Module, Goal) :-
    clauses(Module, Before),
    clauses(user, UserBefore),
    current_output(Output),
    current_prolog_flag(stack_limit, Limit),
    call(Goal),
    clauses(Module, After),
    clauses(user, UserAfter),
    Before =@= After,
    UserBefore =@= UserAfter,
    current_output(Output),
    current_prolog_flag(stack_limit, Limit).

reason(Module, Reason) :-
    verify_minimax(Module:minimax, [time_limit(0.3)], fail(counterexample(_, _, _, _, Reason))).

is_drawn(random_tree(Seed, Number, Alternating, Tree)) :-
    minimax_verify_tree:random_tree(Seed, Number, Alternating, any, Tree).
is_drawn(random_tree_like(Seed, Number, Like, Tree)) :-
    minimax_verify_tree:random_tree(Seed, Number, false, Like, Tree).

:- begin_tests(verify).

test(right, true(Count > 200)) :-
    verify_minimax(right:minimax, [], pass(Count)).
test(unit) :-
    verify_minimax(right:minimax).
test(arity, true(Count > 200)) :-
    verify_minimax(right:minimax, [arity(3)], pass(Count)).
test(lambda, true(Count > 200)) :-
    verify_minimax(right:([P,B,V,L]>>minimax(P, B, V, L)), [], pass(Count)).
test(no_trees, Count == 0) :-
    verify_minimax(right:minimax, [trees(0)], pass(Count)).
test(own_game, Count == 5) :-
    verify_minimax(with_facts:minimax, [trees(0)], pass(Count)).
test(own_game_and_trees, true(Count > 205)) :-
    verify_minimax(with_facts:minimax, [], pass(Count)).
test(rules, true(Count > 200)) :-
    verify_minimax(with_rules:minimax, [], pass(Count)).
test(positions, Count == 3) :-
    verify_minimax(with_rules:minimax, [trees(0), positions([0,1,7])], pass(Count)).
test(alternating, true(Count > 200)) :-
    verify_minimax(right:minimax, [alternating(true)], pass(Count)).
test(ties_first) :-
    verify_minimax(right:minimax, [ties(first)], pass(_)).
test(ties_last, Reason =@= wrong_tie(choice(a, max, [b-1,c-1]))) :-
    verify_minimax(right:minimax, [ties(last)], fail(counterexample(_, _, _, _, Reason0))),
    ( Reason0 = wrong_tie(choice(a, min, Values)) -> Reason = wrong_tie(choice(a, max, Values)) ; Reason = Reason0 ).
test(same_trees_as_the_command, Others == []) :-
    random_trees(File),
    read_file_to_terms(File, Terms, []),
    Terms = [_|_],
    findall(Term,
            ( member(Term, Terms),
              \+ is_drawn(Term) ),
            Others).
test(seed_below_zero, Tree1 == Tree2) :-
    minimax_verify_tree:random_tree(-1, 50, false, any, Tree1),
    minimax_verify_tree:random_tree(0xffffffffffffffff, 50, false, any, Tree2).
test(the_library_itself, true(Count > 200)) :-
    both:use_module(library(minimax)),
    verify_minimax(both:minimax, [], pass(Count)).

test(swapped) :-
    verify_minimax(swapped:minimax, [], fail(Counterexample)),
    Counterexample = counterexample(Facts, Query, Expected, [Got], wrong_value(Choice)),
    Query = minimax(a, Best, Val, Line),
    var(Best), var(Val), var(Line),
    Choice = choice(a, _, [b-B, c-C]),
    Expected = minimax(a, _, Right, _),
    Got = minimax(a, _, Wrong, _),
    msort([B,C], Sorted),
    msort([Right,Wrong], Sorted),
    memberchk(moves(a, [b,c]), Facts).
test(same_seed, Report1 == Report2) :-
    verify_minimax(swapped:minimax, [seed(7)], Report1a),
    verify_minimax(swapped:minimax, [seed(7)], Report2a),
    numbervars(Report1a, 0, _), Report1 = Report1a,
    numbervars(Report2a, 0, _), Report2 = Report2a.
test(other_report, fail) :-
    verify_minimax(swapped:minimax, [], pass(_)).
test(unit_is_wrong, fail) :-
    message_count(_, verify_minimax(swapped:minimax)).
test(unit_tells, Count == 1) :-
    message_count(Count, \+ verify_minimax(swapped:minimax)).

test(endless_loop, Reason == time_limit(0.3)) :-
    reason(endless, Reason).
test(endless_recursion, Reason == endless_recursion) :-
    verify_minimax(deep:minimax, [time_limit(20)], fail(counterexample(_, _, _, [], Reason))).
test(throws, Reason == throws(my_error)) :-
    reason(throws, Reason).
test(undefined) :-
    reason(undefined, throws(error(existence_error(procedure, PI), _))),
    memberchk(PI, [undefined:no_such/2, no_such/2]).
test(fails, Reason == fails) :-
    reason(fails, Reason).
test(unbound, Reason == unbound('Val')) :-
    reason(unbound, Reason).
test(no_number, true(Reason = no_number(_))) :-
    reason(text, Reason).
test(open_list, true(Reason = no_list([_|_]))) :-
    reason(open_list, Reason).
test(more, true(Reason = more(wrong_value(_)))) :-
    reason(more, Reason).
test(leaves_facts_behind, Reason == after_others(fails)) :-
    reason(leaves_behind, Reason).
test(other_module, Notes == [imported(right:minimax/4)]) :-
    setup_call_cleanup(
        ( right:export(right:minimax/4), import_again:import(right:minimax/4) ),
        verify_minimax(import_again:([P,B,V,L]>>minimax(P, B, V, L)), [trees(0), notes(Notes)], pass(0)),
        abolish(import_again:minimax/4)).

test(asserts, true(Count > 200)) :-
    unchanged(counts, verify_minimax(counts:minimax, [], pass(Count))).
test(tables) :-
    unchanged(tabled, forall(between(1, 3, _), verify_minimax(tabled:minimax, [trees(0)], pass(_)))).
test(unchanged) :-
    forall(member(Module, [with_facts, swapped, throws, endless, with_rules]),
           unchanged(Module, ignore(verify_minimax(Module:minimax, [time_limit(0.1)], pass(_))))).
test(time_limit_of_the_caller) :-
    unchanged(endless,
              catch(call_with_time_limit(0.3, verify_minimax(endless:minimax, [time_limit(60)], _)),
                    time_limit_exceeded, true)),
    verify_minimax(right:minimax).
test(interrupted) :-
    thread_self(Self),
    unchanged(endless,
              setup_call_cleanup(
                  thread_create(( sleep(0.3), thread_signal(Self, throw(unwind(test))) ), Thread),
                  catch(verify_minimax(endless:minimax, [time_limit(60)], _), unwind(test), true),
                  thread_join(Thread, _))),
    verify_minimax(right:minimax).
test(random_numbers, Number1 == Number2) :-
    set_random(seed(5)),
    random(Number1),
    set_random(seed(5)),
    verify_minimax(right:minimax),
    random(Number2).
test(threads) :-
    findall(verify_minimax(Module:minimax), ( between(1, 4, _), member(Module, [right, with_facts]) ), Goals),
    length(Goals, Length),
    concurrent(4, Goals, []),
    Length == 8.

test(no_program, error(existence_error(procedure, right:no_such/4))) :-
    verify_minimax(right:no_such, [], _).
test(no_arity, error(existence_error(procedure, fails:minimax/3))) :-
    verify_minimax(fails:minimax, [arity(3)], _).
test(unbound_goal, error(instantiation_error)) :-
    verify_minimax(_, [], _).
test(no_goal, error(type_error(callable, 3))) :-
    verify_minimax(3, [], _).
test(partial_options, error(instantiation_error)) :-
    verify_minimax(right:minimax, _, _).
test(option, error(domain_error(verify_minimax_option, depth(3)))) :-
    verify_minimax(right:minimax, [depth(3)], _).
test(strict_style, error(domain_error(verify_minimax_options, [style(any),strict(true)]))) :-
    verify_minimax(right:minimax, [style(any),strict(true)], _).
test(lenient_style, Report = pass(_)) :-
    verify_minimax(right:minimax, [style(book),strict(false),trees(1),notes(_)], Report).
test(ties, error(domain_error(ties, all))) :-
    verify_minimax(right:minimax, [ties(all)], _).
test(arities, error(domain_error(arity, 5))) :-
    verify_minimax(right:minimax, [arity(5)], _).
test(trees, error(domain_error(trees, -1))) :-
    verify_minimax(right:minimax, [trees(-1)], _).
test(trees_type, error(type_error(integer, many))) :-
    verify_minimax(right:minimax, [trees(many)], _).
test(time, error(domain_error(time_limit, 0))) :-
    verify_minimax(right:minimax, [time_limit(0)], _).
test(positions_type, error(type_error(list, a))) :-
    verify_minimax(right:minimax, [positions(a)], _).
test(wrong_facts, error(existence_error(static_value, leaf))) :-
    setup_call_cleanup(
        ( assertz(with_facts:moves(root, [leaf]), Ref1),
          assertz(with_facts:max_to_move(root), Ref2) ),
        verify_minimax(with_facts:minimax, [], _),
        ( erase(Ref1), erase(Ref2) )).

test(nothing_called_minimax, fail) :-
    module_property(minimax_verify, exports(Exports)),
    memberchk(minimax/_, Exports).
test(both_libraries, From == minimax_verify) :-
    both:use_module(library(minimax)),
    both:use_module(library(minimax/verify)),
    predicate_property(both:verify_minimax(_, _, _), imported_from(From)).

:- end_tests(verify).

:- dynamic told/0.

user:message_hook(minimax(counterexample(_)), error, _) :-
    assertz(told).

message_count(Count, Goal) :-
    retractall(told),
    call(Goal),
    aggregate_all(count, told, Count).
