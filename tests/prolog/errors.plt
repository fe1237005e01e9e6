:- module(test_errors, []).

/** <module> Every error of library(minimax): its term, and its message
*/

:- use_module(library(plunit)).
:- use_module(library(minimax)).

% Modules that inherit nothing from user, so that what is missing is missing.

:- forall(member(Module, [empty, no_eval, no_movers, bad]),
          set_module(Module:base(system))).

no_eval:moves(r, [s]).
no_eval:max_to_move(r).

no_movers:moves(r, [s]).
no_movers:static_eval(s, 1).

bad:moves(good, [leaf]).
bad:moves(a, [b]).
bad:moves(b, [c]).
bad:moves(c, [a]).
bad:moves(both, [leaf]).
bad:moves(nobody, [leaf]).
bad:moves(disagree, [s1,s2]).
bad:moves(no_value, [no_value_leaf]).
bad:moves(value(V), [leaf(V)]).
bad:moves(value_unbound, [unbound_leaf]).
bad:moves(list(L), L).
bad:moves(list_partial, [leaf|_]).
bad:(moves(list_cyclic, L) :- L = [leaf|L]).
bad:moves(unbound_inside, [leaf,f(_)]).
bad:(moves(attributed, [X]) :- put_attr(X, bad, 1)).
bad:(moves(cyclic, [X]) :- X = f(X)).
bad:(moves(stream, [f(S)]) :- current_output(S)).
bad:moves(dict, [_{a:1}]).

bad:max_to_move(good).
bad:max_to_move(a).
bad:max_to_move(b).
bad:max_to_move(c).
bad:max_to_move(both).
bad:max_to_move(no_value).
bad:max_to_move(value(_)).
bad:max_to_move(value_unbound).
bad:max_to_move(s2).

bad:min_to_move(both).
bad:min_to_move(s1).

bad:static_eval(leaf, 1).
bad:static_eval(s1, 1).
bad:static_eval(s2, 1).
bad:static_eval(leaf(V), V).
bad:static_eval(unbound_leaf, _).
bad:static_eval(nan_leaf, nan).

:- begin_tests(game_errors).

test(no_mover, error(existence_error(mover, nobody))) :-
    minimax(bad:nobody, _, _, _).
test(successors_disagree, error(existence_error(mover, disagree))) :-
    minimax(bad:disagree, _, _, _).
test(both_movers, error(domain_error(single_mover, both))) :-
    minimax(bad:both, _, _, _).
test(no_value, error(existence_error(static_value, no_value_leaf))) :-
    minimax(bad:no_value, _, _, _).
slip:moves(start, [left,[1,2],'The end',ab]).
slip:moves(left, []).
slip:moves(dice, [0.5-node1,0.5-node_b]).
slip:moves(start, [listed]).
slip:chance_to_move(dice).
slip:static_eval(node1, 1).
slip:max_to_move(start).
slip:static_eval(left, 1).
slip:static_eval(known, 1).

meant(strat, 'did you mean start?').
meant(lefx, 'did you mean left?').
meant(node_c, 'did you mean node_b?').
meant(lef, 'did you mean left?').
meant(known, nothing).
meant([1,3], 'did you mean [1,2]?').
meant([1,22], 'did you mean [1,2]?').
meant('the end', 'did you mean \'The end\'?').
meant(a, 'did you mean ab?').
meant(elsewhere, '').

test(no_such_position, [forall(meant(Pos, Expected)), Message == Expected]) :-
    catch(( minimax(slip:Pos, _, _, _), Message = nothing ), error(Formal, context(_, Message0)), true),
    (   nonvar(Formal)
    ->  Formal == existence_error(position, Pos),
        ( var(Message0) -> Message = '' ; Message = Message0 )
    ;   Message = nothing
    ).
test(no_value_root, error(existence_error(static_value, unknown))) :-
    minimax(bad:unknown, _, _, _).
test(cycle, error(domain_error(acyclic_game, [b,c,a,b]))) :-
    minimax(bad:b, _, _, _).
test(value_atom, error(type_error(evaluable, foo))) :-
    minimax(bad:value(foo), _, _, _).
test(value_compound, error(type_error(evaluable, f(x)+1))) :-
    minimax(bad:value(f(x)+1), _, _, _).
test(value_division_by_zero, error(type_error(evaluable, 1/0))) :-
    minimax(bad:value(1/0), _, _, _).
test(value_string, error(type_error(evaluable, "one"))) :-
    minimax(bad:value("one"), _, _, _).
test(value_nan, error(type_error(evaluable, nan))) :-
    minimax(bad:nan_leaf, _, _, _).
test(value_unbound, error(instantiation_error)) :-
    minimax(bad:value_unbound, _, _, _).
test(list_atom, error(type_error(list, foo))) :-
    minimax(bad:list(foo), _, _, _).
test(list_partial, error(type_error(list, [leaf|_]))) :-
    minimax(bad:list_partial, _, _, _).
test(list_improper, error(type_error(list, [leaf|tail]))) :-
    minimax(bad:list([leaf|tail]), _, _, _).
test(list_cyclic, error(type_error(list, _))) :-
    minimax(bad:list_cyclic, _, _, _).
test(successor_unbound, error(type_error(ground, f(_)))) :-
    minimax(bad:unbound_inside, _, _, _).
test(successor_attributed, error(type_error(ground, _))) :-
    minimax(bad:attributed, _, _, _).
test(successor_cyclic, error(type_error(acyclic_term, _))) :-
    minimax(bad:cyclic, _, _, _).
test(successor_stream, error(type_error(position, f(_)))) :-
    minimax(bad:stream, _, _, _).
test(successor_dict, error(type_error(position, _))) :-
    minimax(bad:dict, _, _, _).
test(resource, error(resource_error(_))) :-
    minimax(bad:value(2**(2**60)), _, _, _).

:- end_tests(game_errors).

:- begin_tests(undefined).

test(moves, error(existence_error(procedure, empty:moves/2))) :-
    minimax(empty:r, _, _, _).
test(static_eval, error(existence_error(procedure, no_eval:static_eval/2))) :-
    minimax(no_eval:r, _, _, _).
test(movers, error(existence_error(procedure, no_movers:max_to_move/1))) :-
    minimax(no_movers:r, _, _, _).

:- end_tests(undefined).

:- begin_tests(arguments).

test(unbound, error(instantiation_error)) :-
    minimax(_, _, _, _).
test(unbound_inside, error(instantiation_error)) :-
    minimax(bad:f(_), _, _, _).
test(attributed, error(instantiation_error)) :-
    put_attr(X, bad, 1),
    minimax(bad:f(X), _, _, _).
test(cyclic, error(type_error(acyclic_term, _))) :-
    X = f(X),
    minimax(bad:X, _, _, _).
test(stream, error(type_error(position, _))) :-
    current_output(S),
    minimax(bad:S, _, _, _).
test(dict, error(type_error(position, _))) :-
    minimax(bad:t{a:1}, _, _, _).

:- end_tests(arguments).

:- begin_tests(options).

try(Options) :-
    minimax(bad:good, _, _, _, Options).

test(unknown, error(domain_error(minimax_option, tie(last)))) :-
    try([ties(last), tie(last)]).
test(unknown_equals, error(domain_error(minimax_option, tie=last))) :-
    try([tie=last]).
test(arity, error(domain_error(minimax_option, ties(first, last)))) :-
    try([ties(first, last)]).
test(atom, error(domain_error(minimax_option, ties))) :-
    try([ties]).
test(number, error(domain_error(minimax_option, 1))) :-
    try([1]).
test(unbound_option, error(instantiation_error)) :-
    try([_]).
test(unbound_list, error(instantiation_error)) :-
    try(_).
test(partial_list, error(instantiation_error)) :-
    try([ties(last)|_]).
test(no_list, error(type_error(list, foo))) :-
    try(foo).
test(ties, error(domain_error(ties, best))) :-
    try([ties(best)]).
test(ties_unbound, error(instantiation_error)) :-
    try([ties(_)]).
test(ties_number, error(domain_error(ties, 1))) :-
    try([ties(1)]).
test(nodes_list, error(domain_error(nodes_list, all))) :-
    try([nodes_list(all)]).
test(depth_negative, error(type_error(nonneg, -1))) :-
    try([depth(-1)]).
test(depth_very_negative, error(type_error(nonneg, _))) :-
    D is -(10**30),
    try([depth(D)]).
test(depth_float, error(type_error(integer, 2.0))) :-
    try([depth(2.0)]).
test(depth_unbound, error(instantiation_error)) :-
    try([depth(_)]).
test(on_cycle, error(domain_error(on_cycle, loss))) :-
    try([on_cycle(loss)]).
test(on_cycle_unbound, error(instantiation_error)) :-
    try([on_cycle(_)]).
test(draw_unbound, error(instantiation_error)) :-
    try([on_cycle(draw(_))]).
test(draw_atom, error(type_error(evaluable, foo))) :-
    try([on_cycle(draw(foo))]).
test(draw_nan, error(type_error(evaluable, nan))) :-
    try([on_cycle(draw(nan))]).
test(game, error(type_error(minimax_game, tree))) :-
    try([game(tree)]).
test(game_other_blob, error(type_error(minimax_game, S))) :-
    current_output(S),
    try([game(S)]).
test(game_unbound, error(instantiation_error)) :-
    try([game(_)]).

:- end_tests(options).

:- begin_tests(contexts).

%   Whatever is asked, the error names the predicate that was called.

asked(minimax(empty:r, _, _, _), minimax/4).
asked(minimax(empty:r, _, _, _, []), minimax/5).
asked(minimax(no_eval:r, _, _, _), minimax/4).
asked(minimax(no_movers:r, _, _, _), minimax/4).
asked(minimax(no_eval:r, _, _, _, [foo]), minimax/5).
asked(minimax(no_eval:r, _, _, _, [ordering([given|_])]), minimax/5).
asked(expectiminimax(empty:r, _, _, _), expectiminimax/4).
asked(maxn(empty:r, _, _, _), maxn/4).
asked(alphabeta(empty:r, 0, 1, _, _), alphabeta/5).
asked(alphabeta(no_eval:r, 0, 1, _, _, 1), alphabeta/6).
asked(minimax_trace(empty:r, _, []), minimax_trace/3).
asked(minimax_interface(foo), minimax_interface/1).
asked(load_game(_, _), load_game/2).
asked(load_game(no_such_file, _), load_game/2).
asked(load_game(f(x), _), load_game/2).
asked(load_game(f(x), game), load_game/2).
asked(weighted_sum(foo, _), weighted_sum/2).
asked(weighted_sum(_, _), weighted_sum/2).
asked(weighted_sum([1*2|_], _), weighted_sum/2).
asked(weighted_sum([_], _), weighted_sum/2).
asked(weighted_sum([foo], _), weighted_sum/2).

test(named, [forall(asked(Goal, Caller)), true(Context == minimax:Caller)]) :-
    catch(Goal, error(_, context(Context, _)), true).
test(partial_list_of_orderings, [error(instantiation_error)]) :-
    minimax(no_eval:r, _, _, _, [ordering([given|_])]).

:- end_tests(contexts).

:- begin_tests(messages).

message_of(Goal, Text) :-
    catch(Goal, Error, true),
    message_to_codes(Error, Text).

message_to_codes(Error, Text) :-
    prolog:translate_message(Error, Lines, []),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

contains(Text, Part) :-
    once(sub_string(Text, _, _, _, Part)).

test(context, C == minimax:minimax/4) :-
    catch(minimax(bad:nobody, _, _, _), error(_, context(C, _)), true).
test(context_of_options, C == minimax:minimax/5) :-
    catch(minimax(bad:nobody, _, _, _, []), error(_, context(C, _)), true).
test(cycle) :-
    message_of(minimax(bad:a, _, _, _), Text),
    contains(Text, "a -> b -> c -> a"),
    contains(Text, "on_cycle").
test(no_mover) :-
    message_of(minimax(bad:nobody, _, _, _), Text),
    contains(Text, "Nothing says who moves in position nobody").
test(both) :-
    message_of(minimax(bad:both, _, _, _), Text),
    contains(Text, "Both max_to_move/1 and min_to_move/1 hold of position both").
test(no_value) :-
    message_of(minimax(bad:unknown, _, _, _), Text),
    contains(Text, "static_eval/2 gives no value for position unknown").
test(bad_value_names_the_position) :-
    message_of(minimax(bad:value(foo), _, _, _), Text),
    contains(Text, "foo"),
    contains(Text, "static value of leaf(foo)").
test(bad_list_names_the_position) :-
    message_of(minimax(bad:list(foo), _, _, _), Text),
    contains(Text, "successors of list(foo) by moves/2; line of play: list(foo)").
test(line_of_play) :-
    message_of(minimax(bad:no_value, _, _, _), Text),
    contains(Text, "asked: static_eval/2; line of play: no_value, no_value_leaf").
test(no_movers_defined) :-
    message_of(minimax(no_movers:r, _, _, _), Text),
    contains(Text, "max_to_move/1"),
    contains(Text, "min_to_move/1").
test(long_loop) :-
    numlist(1, 1000, L),
    message_to_codes(error(domain_error(acyclic_game, L), _), Text),
    contains(Text, "10 -> ... -> 1000").

:- end_tests(messages).
