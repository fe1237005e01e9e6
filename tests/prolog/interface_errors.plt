:- module(test_interface_errors, []).

/** <module> Errors of interface(List), the line of play in errors, and predicates that loop
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(yall)).
:- use_module(library(minimax)).

:- forall(member(Module, [tree, looping]), set_module(Module:base(system))).

tree:step(a, b).
tree:step(b, c).
tree:step(c, d).
tree:step(N, M) :- integer(N), N < 100, M is N+1.
tree:worth(99, 1).
tree:(list(a, [b]) :- !).
tree:list(b, [c]).
tree:list(c, What) :- tree:given(What).
tree:first(max).
tree:who(_, nobody).
tree:nowhere(_) :- fail.
tree:everywhere(_).
:- dynamic tree:given/1.

% A loop that backtracks without a call is none that SWI-Prolog handles signals in.

forever(N) :- M is N+1, forever(M).

looping:moves(a, [b,c]).
looping:moves(b, _) :- test_interface_errors:forever(0).
looping:max_to_move(_).
looping:static_eval(a, 1).
looping:static_eval(b, 2).
looping:static_eval(c, 3).
looping:stubborn(_, _) :- catch(test_interface_errors:forever(0), _, fail).
looping:asleep(_, _) :- sleep(100).
looping:inside(_, _) :- minimax(looping:b, _, _, _, [time_limit(50)]).
looping:own(_, _) :- catch(test_interface_errors:forever(0), _, throw(own)).
:- looping:use_module(library(minimax)).

:- begin_tests(entries).

try(Interface) :-
    minimax(tree:a, _, _, _, [interface(Interface)]).

test(unknown_role, error(domain_error(minimax_role, mvoes))) :-
    try([mvoes = step/2]).
test(role_meant, [true(Texts == ["No game has a role mvoes; did you mean moves?",
                                 "Domain error: `minimax_role' expected, found `moves'",
                                 "Domain error: `minimax_role' expected, found `bogus'"])]) :-
    findall(Text, ( member(Wrong, [mvoes, moves, bogus]),
                    phrase('$messages':translate_message(error(domain_error(minimax_role, Wrong), _)), Lines),
                    with_output_to(string(Text), print_message_lines(current_output, '', Lines))
                  ), Told),
    maplist([With,Without]>>split_string(With, "", "\n", [Without]), Told, Texts).
test(no_role, error(domain_error(minimax_role, moves))) :-
    try([moves]).
test(unbound_entry, error(instantiation_error)) :-
    try([_]).
test(unbound_what, error(instantiation_error)) :-
    try([move = _]).
test(unbound_inside, error(instantiation_error)) :-
    try([move = tree:_]).
test(unbound_list, error(instantiation_error)) :-
    try(_).
test(no_list, error(type_error(list, moves/2))) :-
    try(moves/2).
test(arity, error(domain_error(move, step/3))) :-
    try([move = step/3]).
test(no_name, error(domain_error(move, 1/2))) :-
    try([move = 1/2]).
test(number, error(type_error(callable, 1))) :-
    try([move = 1]).
test(view, error(domain_error(view, min))) :-
    try([view = min]).
test(variables, error(domain_error(variables, yes))) :-
    try([variables = yes]).
test(parity, error(domain_error(mover, parity(white)))) :-
    try([mover = parity(white)]).
test(players, error(domain_error(players, x))) :-
    try([players = x]).
test(same_players, error(domain_error(players, x/x))) :-
    try([players = x/x]).
test(default_value, error(type_error(evaluable, foo))) :-
    try([default_value = foo]).
test(default_value_unbound, error(instantiation_error)) :-
    try([default_value = 1+_]).
test(both_moves, error(domain_error(minimax_interface, _))) :-
    try([move = step/2, moves = list/2]).
test(two_movers, error(domain_error(minimax_interface, _))) :-
    try([mover = parity, max_to_move = everywhere/1]).
test(mover_and_last_mover, error(domain_error(minimax_interface, _))) :-
    try([mover = who/2, last_mover = who/2]).
test(first_of_several_counts, V == 1) :-
    minimax(tree:d, _, V, _, [interface([move = step/2, default_value = 1, default_value = 2])]).
test(directive, error(domain_error(minimax_role, mvoes), context(minimax:minimax_interface/1, _))) :-
    minimax_interface([mvoes = step/2]).
test(loaded_game, [ setup(tmp_file_stream(File, Out, [extension(pl)])),
                    cleanup(delete_file(File)),
                    error(domain_error(minimax_options, _)) ]) :-
    format(Out, 'static_eval(a, 1).~n', []),
    close(Out),
    load_game(File, Game),
    minimax(a, _, _, _, [game(Game), interface([])]).

:- end_tests(entries).

:- begin_tests(answers).

test(moves, error(existence_error(procedure, tree:nix/2))) :-
    minimax(tree:a, _, _, _, [interface([moves = nix/2])]).
test(move, error(existence_error(procedure, tree:nix/2))) :-
    minimax(tree:a, _, _, _, [interface([move = nix/2])]).
test(qualified, error(existence_error(procedure, looping:nix/2))) :-
    minimax(tree:a, _, _, _, [interface([move = looping:nix/2])]).
test(value, error(existence_error(procedure, tree:nix/2))) :-
    minimax(tree:d, _, _, _, [interface([move = step/2, static_eval = nix/2])]).
test(movers, error(existence_error(procedure, tree:nix/1))) :-
    minimax(tree:a, _, _, _, [interface([move = step/2, max_to_move = nix/1,
                                         default_value = 0])]).
test(player, error(domain_error(minimax_player, nobody))) :-
    minimax(tree:a, _, _, _, [interface([move = step/2, mover = who/2, default_value = 0])]).
test(player_unbound, error(instantiation_error)) :-
    minimax(tree:a, _, _, _, [interface([move = step/2, mover = [_,_]>>true,
                                         default_value = 0])]).
test(view_without_mover, error(existence_error(mover, d))) :-
    minimax(tree:d, _, _, _, [interface([move = step/2, max_to_move = nowhere/1, view = mover,
                                         default_value = 0])]).
test(heuristic_without_mover, error(existence_error(mover, d))) :-
    minimax(tree:d, _, _, _, [interface([move = step/2, max_to_move = nowhere/1,
                                         heuristic = [_,_,0]>>true])]).
test(ordering_needs_no_mover, V == 0) :-
    minimax(tree:c, _, V, _, [interface([move = step/2, max_to_move = [c]>>true, utility = [d,0]>>true,
                                         heuristic = [_,_,0]>>true]), ordering(static)]).

:- end_tests(answers).

:- begin_tests(line_of_play, [cleanup(retractall(tree:given(_)))]).

message(Goal, Text) :-
    catch(Goal, error(_, context(_, Message)), true),
    (   var(Message)
    ->  Text = ""
    ;   format(string(Text), '~w', [Message])
    ).

give(What) :-
    retractall(tree:given(_)),
    assertz(tree:given(What)).

contains(Text, Part) :-
    once(sub_string(Text, _, _, _, Part)).

wrong_list(What, Options) :-
    give(What),
    message(minimax(tree:a, _, _, _, [interface([moves = list/2, mover = parity, default_value = 0
                                                |Options])]),
            Text),
    contains(Text, "list/2"),
    contains(Text, "line of play: a, b, c").

test(no_list) :- wrong_list(foo, []).
test(partial_list) :- wrong_list([d|_], []).
test(unbound) :- wrong_list([_], []).
test(unbound_with_variables) :- wrong_list([_], [variables = true]).
test(cyclic) :-
    message(minimax(tree:a, _, _, _, [interface([move = [_,X]>>( X = f(X) ), mover = parity])]),
            Text),
    contains(Text, "line of play: a").
test(not_ground) :-
    wrong_list([f(_)], []),
    message(minimax(tree:a, _, _, _, [interface([moves = list/2, mover = parity])]), Text),
    contains(Text, "variables = true").
test(no_value) :-
    message(minimax(tree:a, _, _, _, [interface([move = step/2, mover = parity,
                                                 static_eval = worth/2])]), Text),
    contains(Text, "worth/2"),
    contains(Text, "line of play: a, b, c, d").
test(value_no_number) :-
    message(minimax(tree:a, _, _, _, [interface([move = step/2, mover = parity,
                                                 static_eval = [_,foo]>>true])]), Text),
    contains(Text, "line of play: a, b, c, d").
test(value_unbound) :-
    message(minimax(tree:a, _, _, _, [interface([move = step/2, mover = parity,
                                                 static_eval = [_,_]>>true])]), Text),
    contains(Text, "line of play: a, b, c, d").
test(no_mover) :-
    message(minimax(tree:a, _, _, _, [interface([move = step/2, max_to_move = [a]>>true,
                                                 min_to_move = nowhere/1,
                                                 default_value = 0])]), Text),
    contains(Text, "nowhere/1"),
    contains(Text, "line of play: a, b").
test(both_movers) :-
    message(minimax(tree:a, _, _, _, [interface([move = step/2, max_to_move = everywhere/1,
                                                 min_to_move = [c]>>true,
                                                 default_value = 0])]), Text),
    contains(Text, "everywhere/1"),
    contains(Text, "line of play: a, b, c").
test(player) :-
    message(minimax(tree:a, _, _, _, [interface([move = step/2, mover = who/2,
                                                 default_value = 0])]), Text),
    contains(Text, "who/2"),
    contains(Text, "line of play: a").
test(long) :-
    message(minimax(tree:0, _, _, _, [interface([move = step/2, mover = parity,
                                                 static_eval = worth/2])]), Text),
    contains(Text, "line of play: 0, 1, 2, 3, ..., 93, 94, 95, 96, 97, 98, 99, 100").
test(plain_predicates) :-
    message(minimax(looping:b, _, _, _, [interface([static_eval = [_,_]>>fail]), depth(0)]), Text),
    contains(Text, "line of play: b").

:- end_tests(line_of_play).

:- begin_tests(time_limit).

seconds(Goal, Seconds) :-
    get_time(Begin),
    call(Goal),
    get_time(End),
    Seconds is End-Begin.

limited(Interface, Options, Pos) :-
    minimax(looping:Pos, _, _, _, [interface(Interface), time_limit(0.1)|Options]).

stopped(Interface, Part) :-
    seconds(catch(limited(Interface, [], a), error(Formal, context(_, Message)), true), Seconds),
    assertion(Seconds < 1.0),
    assertion(Formal == resource_error(search_limit)),
    assertion(sub_atom(Message, _, _, _, Part)).

test(last_depth, B-V == c-3) :-
    seconds(minimax(looping:a, B, V, _, [time_limit(0.1), statistics(S)]), Seconds),
    assertion(memberchk(complete(false), S)),
    assertion(memberchk(depth(1), S)),
    assertion(Seconds < 1.0).
test(all_algorithms) :-
    forall(member(A, [minimax, negamax, alphabeta, pvs, mtdf, sss, pns]),
           ( seconds(minimax(looping:a, B, V, _, [time_limit(0.05), algorithm(A)]), Seconds),
             assertion(B-V == c-3),
             assertion(Seconds < 1.0) )).
test(value) :-
    stopped([static_eval = [_,_]>>(test_interface_errors:forever(0))], 'for a').
test(caught_by_the_program) :-
    stopped([static_eval = stubborn/2], 'stubborn/2 for a; line of play: a').
test(caught_in_moves, V == 1) :-
    seconds(minimax(looping:a, _, V, _, [interface([move = stubborn/2]), time_limit(0.1)]), T),
    assertion(T < 1.0).
test(asleep) :-
    stopped([static_eval = asleep/2], 'asleep/2 for a').
test(search_in_search) :-
    stopped([static_eval = inside/2], 'inside/2 for a').
test(own_exception, throws(own)) :-
    limited([static_eval = own/2], [], a).
test(mover) :-
    seconds(limited([max_to_move = [_]>>(test_interface_errors:forever(0))], [], a), Seconds),
    assertion(Seconds < 1.0).
test(quiescence) :-
    seconds(catch(limited([], [quiescence([_]>>(test_interface_errors:forever(0)))], a),
                  error(resource_error(search_limit), _), true), Seconds),
    assertion(Seconds < 1.0).
test(nothing_comes_later, Caught == no) :-
    forall(between(1, 20, _), minimax(looping:c, _, _, _, [time_limit(0.001)])),
    catch(( sleep(0.1), Caught = no ), _, Caught = yes).
test(other_limits_still_hold, throws(time_limit_exceeded)) :-
    call_with_time_limit(0.1, minimax(looping:a, _, _, _, [time_limit(60)])).
test(threads) :-
    length(Threads, 4),
    forall(between(1, 5, _),
           ( maplist([T]>>thread_create(minimax(looping:a, c, 3, _, [time_limit(0.03)]), T), Threads),
             maplist([T]>>thread_join(T, true), Threads)
           )).

:- end_tests(time_limit).
