:- module(test_trace, []).

/** <module> minimax_trace/3, over programs and over loaded games
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples', Examples),
   assertz(user:file_search_path(test_examples, Examples)).

:- notes:consult(test_examples('course_notes.pl')).

game(Game) :-
    load_game(test_examples('course_notes.pl'), Game).

notes_events([ enter(a,-inf,inf),
               enter(b,-inf,inf),
               enter(d,-inf,inf),
               enter(h,-inf,inf),
               leaf(h,1),
               narrow(d,max,h,1,inf),
               enter(i,1,inf),
               leaf(i,4),
               narrow(d,max,i,4,inf),
               return(d,4),
               narrow(b,min,d,-inf,4),
               enter(e,-inf,4),
               enter(j,-inf,4),
               leaf(j,5),
               narrow(e,max,j,5,4),
               cut_off(e,max,[l],reason(5,b,4)),
               return(e,5),
               return(b,4),
               narrow(a,max,b,4,inf),
               enter(c,4,inf),
               enter(f,4,inf),
               enter(m,4,inf),
               leaf(m,2),
               enter(n,4,inf),
               leaf(n,1),
               return(f,2),
               narrow(c,min,f,4,2),
               cut_off(c,min,[g],reason(2,a,4)),
               return(c,2),
               return(a,4)
             ]).

%   The leaves that a trace tells of, in its order.

leaves(Events, Leaves) :-
    findall(Leaf, member(leaf(Leaf, _), Events), Leaves).

% Positions and values that are no atoms and integers.

terms:moves(pos(x,[1,2]), ["s",f(Y)]) :- Y = y.
terms:moves("s", [1.5]).
terms:moves(f(y), [big,never]).
terms:max_to_move(pos(_,_)).
terms:min_to_move("s").
terms:min_to_move(f(_)).
terms:static_eval(1.5, 2**100).
terms:static_eval(big, 123456789012345678901234567890).
terms:static_eval(never, _) :- throw(asked).

cycle:moves(a, [b]).
cycle:moves(b, [a,c]).
cycle:max_to_move(a).
cycle:min_to_move(b).
cycle:static_eval(c, 9).

:- begin_tests(trace).

test(program, Events == Expected) :-
    notes_events(Expected),
    minimax_trace(notes:a, Events, []).
test(loaded_game, Events == Expected) :-
    notes_events(Expected),
    game(Game),
    minimax_trace(a, Events, [game(Game)]).
test(answer_options_make_no_difference, Events == Expected) :-
    notes_events(Expected),
    minimax_trace(notes:a, Events,
                  [algorithm(alphabeta), ties(first), nodes_list(notes), transposition(1)]).
test(deterministic) :-
    minimax_trace(notes:a, _, []).
test(bound_to_something_else, fail) :-
    minimax_trace(notes:a, [], []).
test(leaf, Events == [enter(h,-inf,inf), leaf(h,1)]) :-
    minimax_trace(notes:h, Events, []).
test(open_window_is_an_expression) :-
    minimax_trace(notes:h, [enter(h,Alpha,Beta)|_], []),
    Alpha < -1.0e300,
    Beta > 1.0e300.
test(minimax, Leaves-Others == [h,i,j,l,m,n,o,p]-[]) :-
    minimax_trace(notes:a, Events, [algorithm(minimax)]),
    leaves(Events, Leaves),
    findall(E, ( member(E, Events), functor(E, N, _), memberchk(N, [narrow,cut_off]) ), Others).
test(reversed, Leaves == [p,o,n,l,j,i,h]) :-
    minimax_trace(notes:a, Events, [ordering(reversed)]),
    leaves(Events, Leaves).
test(terms, Events == [ enter(pos(x,[1,2]),-inf,inf),
                        enter("s",-inf,inf),
                        enter(1.5,-inf,inf),
                        leaf(1.5,2**100),
                        narrow("s",min,1.5,-inf,2**100),
                        return("s",2**100),
                        narrow(pos(x,[1,2]),max,"s",2**100,inf),
                        enter(f(y),2**100,inf),
                        enter(big,2**100,inf),
                        leaf(big,123456789012345678901234567890),
                        narrow(f(y),min,big,2**100,123456789012345678901234567890),
                        cut_off(f(y),min,[never],
                                reason(123456789012345678901234567890,pos(x,[1,2]),2**100)),
                        return(f(y),123456789012345678901234567890),
                        return(pos(x,[1,2]),2**100)
                      ]) :-
    minimax_trace(terms:pos(x,[1,2]), Events, []).
test(draw, Events == [ enter(a,-inf,inf),
                       enter(b,-inf,inf),
                       enter(a,-inf,inf),
                       repeat(a,1+1),
                       narrow(b,min,a,-inf,1+1),
                       enter(c,-inf,1+1),
                       leaf(c,9),
                       return(b,1+1),
                       narrow(a,max,b,1+1,inf),
                       return(a,1+1)
                     ]) :-
    minimax_trace(cycle:a, Events, [on_cycle(draw(1+1))]).
test(many_events, Returned-Entered == Answered-8191) :-
    Game = many,
    minimax_trace(Game:n(12,1), Events, [algorithm(minimax)]),
    aggregate_all(count, member(enter(_,_,_), Events), Entered),
    last(Events, return(n(12,1), Returned)),
    minimax(Game:n(12,1), _, Answered, _).

many:moves(n(D,I), [n(E,J),n(E,K)]) :-
    D > 0,
    E is D - 1,
    J is 2 * I,
    K is 2 * I + 1.
many:max_to_move(n(D,_)) :- 0 is D mod 2.
many:min_to_move(n(D,_)) :- 1 is D mod 2.
many:static_eval(n(0,I), V) :- V is (I * 7919) mod 1009.

:- end_tests(trace).

:- begin_tests(trace_rules).

% The two values at b and at a are equal: only the rule `equal` cuts off.

equal_values:moves(a, [b,c]).
equal_values:moves(b, [d]).
equal_values:moves(c, [e,f]).
equal_values:max_to_move(a).
equal_values:min_to_move(b).
equal_values:min_to_move(c).
equal_values:static_eval(d, 4).
equal_values:static_eval(e, 4.0).
equal_values:static_eval(f, 5).
equal_values:static_eval(b, 1).
equal_values:static_eval(c, 0).

test(equal, Cuts == [cut_off(c,min,[f],reason(4.0,a,4))]) :-
    minimax_trace(equal_values:a, Events, [cut_off(equal)]),
    include([cut_off(_,_,_,_)]>>true, Events, Cuts).
test(strict, Leaves == [d,e,f]) :-
    minimax_trace(equal_values:a, Events, [cut_off(strict)]),
    leaves(Events, Leaves),
    \+ memberchk(cut_off(_,_,_,_), Events).
test(depth, Leaves == [b,c]) :-
    minimax_trace(equal_values:a, Events, [depth(1)]),
    leaves(Events, Leaves).

:- end_tests(trace_rules).

:- begin_tests(trace_errors).

caught(Goal, Formal, Indicator) :-
    catch(Goal, error(Formal, context(Indicator, _)), true).

test(cycle, F-I == domain_error(acyclic_game, [a,b,a])-(minimax:minimax_trace/3)) :-
    caught(minimax_trace(cycle:a, _, []), F, I).
test(no_value, F-I == existence_error(static_value, d)-(minimax:minimax_trace/3)) :-
    caught(minimax_trace(notes:a, _, [depth(2)]), F, I).
test(no_value_in_a_loaded_game, error(existence_error(static_value, d), _)) :-
    game(Game),
    minimax_trace(a, _, [depth(2), game(Game)]).
test(thrown, error(type_error(evaluable, _), _)) :-
    minimax_trace(thrown:a, _, []).
test(passed_on, throws(asked)) :-
    minimax_trace(terms:pos(x,[1,2]), _, [algorithm(minimax)]).
test(unknown_position, error(existence_error(position, q), _)) :-
    game(Game),
    minimax_trace(q, _, [game(Game)]).
test(unbound_position, error(instantiation_error, _)) :-
    minimax_trace(notes:_, _, []).
test(unknown_option, error(domain_error(minimax_option, cutoff(equal)), _)) :-
    minimax_trace(notes:a, _, [cutoff(equal)]).
test(untraceable, [ forall(untraceable(Option)),
                    error(domain_error(minimax_trace_options, [depth(3),_]), _)
                  ]) :-
    minimax_trace(notes:a, _, [depth(3),Option]).

untraceable(algorithm(pvs)).
untraceable(algorithm(mtdf)).
untraceable(algorithm(pns)).
untraceable(algorithm(negamax)).
untraceable(mover(successor)).
untraceable(time_limit(1)).
untraceable(node_limit(1)).
untraceable(singular(1)).
untraceable(quiescence(quiet)).
untraceable(statistics(_)).
untraceable(certificate(_)).

thrown:moves(a, [b]).
thrown:max_to_move(a).
thrown:static_eval(b, nobody_knows).

test(message, true(sub_string(Text, _, _, _, "algorithm(sss) cannot be traced"))) :-
    catch(minimax_trace(notes:a, _, [algorithm(sss)]), Error, true),
    message_to_codes(Error, Text).

message_to_codes(Error, Text) :-
    phrase(prolog:translate_message(Error), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

:- end_tests(trace_errors).
