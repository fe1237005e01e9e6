:- module(test_sandbox, []).

/** <module> What library(sandbox) lets pass of library(minimax)

Nothing here is called that is to be refused: safe_goal/1 says what would be.
*/

:- use_module(library(plunit)).
:- use_module(library(sandbox)).
:- use_module(library(yall)).
:- use_module(library(minimax)).
:- ['../../examples/course_notes'].

% Modules of files. What they export may be called from elsewhere, if it is safe.
defined(Name, Text) :-
    setup_call_cleanup(
        open_string(Text, Stream),
        load_files(test_sandbox:Name, [stream(Stream), imports([])]),
        close(Stream)).

:- defined(harmless_game,
           ":- module(harmless_game, [moves/2, static_eval/2, max_to_move/1]).
            moves(a, [b]).  static_eval(b, 1).  max_to_move(a).").
:- defined(private_game,
           ":- module(private_game, []).
            moves(a, List) :- List = [b].  static_eval(b, 1).  max_to_move(a).").
:- defined(evil_moves,
           ":- module(evil_moves, [moves/2]).
            :- use_module(library(minimax)).
            moves(Pos, _) :- shell(Pos).").
:- defined(evil_picture,
           ":- module(evil_picture, [moves/2, static_eval/2, max_to_move/1, show_position/1]).
            moves(a, [b]).  static_eval(b, 1).  max_to_move(a).
            show_position(Pos) :- shell(Pos).").
:- defined(evil_declared,
           ":- module(evil_declared, [moves/2]).
            :- use_module(library(minimax)).
            :- minimax_interface([move = [Pos, _]>>shell(Pos)]).
            moves(a, [b]).").

no_file:moves(a, [b]).

successor(a, b).
successor(a, c).
value(b, 1).
value(c, 2).
no_noise(_).
harm(Pos, _) :- shell(Pos).
harm(Pos) :- shell(Pos).
asked(Pos, Val) :- minimax(Pos, _, Val, _).
passed_on(List, Val) :- minimax(a, _, Val, _, List).

accepted(Goal) :- safe_goal(test_sandbox:Goal).
refused(Goal) :-
    catch(safe_goal(test_sandbox:Goal), error(Formal, _), true),
    nonvar(Formal),
    ( Formal = permission_error(_, _, _) ; Formal == instantiation_error ),
    !.

%   As while the program of test_sandbox is loaded.
allowed_directive(Directive) :-
    setup_call_cleanup(
        '$set_source_module'(Old, test_sandbox),
        prolog:sandbox_allowed_directive(Directive),
        '$set_source_module'(Old)).

:- begin_tests(accepts).

harmless(minimax(a, _, _, _)).
harmless(minimax(test_sandbox:a, _, _, _)).
harmless(minimax(a, _, _, _, [ties(all), depth(2), statistics(_), certificate(_)])).
harmless(minimax(a, _, _, _, [algorithm=pvs, ordering=[static], transposition(64), threads(1)])).
harmless(minimax(a, _, _, _, [start(true)])).
harmless(minimax(a, _, _, _, [interface([move = successor/2, static_eval(value/2), mover = parity(max)])])).
harmless(minimax(a, _, _, _, [interface([move = test_sandbox:successor/2, static_eval = value, mover = parity])])).
harmless(minimax(a, _, _, _, [interface([move = successor(position, successor), start = true])])).
harmless(minimax(a, _, _, _, [interface([move = [P,S]>>successor(P, S), heuristic = [P,_,V]>>value(P, V)])])).
harmless(minimax(a, _, _, _, [depth(1), quiescence(no_noise)])).
harmless(minimax(a, _, _, _, test_sandbox:[depth(1), quiescence(test_sandbox:no_noise)])).
harmless(expectiminimax(a, _, _, _)).
harmless(expectiminimax(a, _, _, _, [nodes_list(policy)])).
harmless(maxn(a, _, _, _)).
harmless(maxn(a, _, _, _, [ties(first)])).
harmless(alphabeta(a, -inf, inf, _, _)).
harmless(alphabeta(a, -inf, inf, _, _, 2)).
harmless(minimax_trace(a, _, [algorithm(minimax)])).
harmless(minimax_print_trace(a, [algorithm(minimax), events(3)])).
harmless(minimax_print_trace(evil_picture:a, [])).
harmless(minimax_show(a, [blank(true)])).
harmless(weighted_sum([2*3], _)).
harmless(asked(a, _)).
harmless(passed_on([depth(1)], _)).
harmless(minimax(harmless_game:a, _, _, _)).
harmless(minimax_trace(evil_picture:a, _, [])).

test(accepted, [forall(harmless(Goal))]) :-
    accepted(Goal).
test(called, Val == 4) :-
    safe_call(test_sandbox:minimax(a, _, Val, _)).
test(directive) :-
    allowed_directive(test_sandbox:minimax_interface([move = successor/2])).

:- end_tests(accepts).

:- begin_tests(refuses).

% By the closures and predicates of an interface.
harmful(minimax(a, _, _, _, [interface([move = [P,_]>>shell(P)])])).
harmful(minimax(a, _, _, _, [interface=[move = [P,_]>>shell(P)]])).
harmful(minimax(a, _, _, _, [depth(1), interface([move(shell/2)])])).
harmful(minimax(a, _, _, _, [interface([moves = call/2])])).
harmful(minimax(a, _, _, _, [interface([moves = call])])).
harmful(minimax(a, _, _, _, [interface([static_eval = harm/2])])).
harmful(minimax(a, _, _, _, [interface([static_eval = system:shell/2])])).
harmful(minimax(a, _, _, _, [interface([view = max, max_to_move = harm])])).
harmful(minimax(a, _, _, _, [interface([min_to_move = shell])])).
harmful(minimax(a, _, _, _, [interface([heuristic = [P,_,_]>>shell(P)])])).
harmful(minimax(a, _, _, _, [interface([heuristic = shell(position, value)])])).
harmful(minimax(a, _, _, _, [interface([move = successor(position, move), apply = [_,M,_]>>shell(M)])])).
harmful(minimax(a, _, _, _, [interface([terminal = shell/1])])).
harmful(minimax(a, _, _, _, [interface([start = shell(ls)])])).
harmful(minimax(a, _, _, _, [start(shell(ls))])).
harmful(minimax(a, _, _, _, [start = _])).
harmful(minimax(a, _, _, _, [interface([moves = '$minimax_asked'(m, [], shell)])])).
harmful(minimax(a, _, _, _, [interface([moves = '$minimax_asked'(m, [], holds(holds(shell(ls), _)))])])).
harmful(minimax(a, _, _, _, [interface([heuristic = [_|_]>>true])])).
harmful(minimax(a, _, _, _, [interface([mover = shell/2])])).
harmful(minimax(a, _, _, _, [interface([last_mover = evil_moves:moves/2])])).
harmful(minimax(a, _, _, _, [interface([no_role = successor/2])])).
harmful(minimax(a, _, _, _, [interface([move = successor/2, move = shell/2])])).
harmful(minimax(a, _, _, _, [interface([]), interface([move = shell/2])])).
% By what is not known yet.
harmful(minimax(_, _, _, _)).
harmful(minimax(_:a, _, _, _)).
harmful(minimax(test_sandbox:_, _, _, _)).
harmful((Pos = evil_moves:a, minimax(Pos, _, _, _))).
harmful(minimax(a, _, _, _, _)).
harmful(minimax(a, _, _, _, test_sandbox:_)).
harmful(minimax(a, _, _, _, _:[])).
harmful(minimax(a, _, _, _, [depth(1)|_])).
harmful(minimax(a, _, _, _, [_])).
harmful(minimax(a, _, _, _, [_=[move = shell/2]])).
harmful(minimax(a, _, _, _, [interface(_)])).
harmful(minimax(a, _, _, _, [interface([_])])).
harmful(minimax(a, _, _, _, [interface([move = successor/2|_])])).
harmful(minimax(a, _, _, _, [interface([_ = successor/2])])).
harmful(minimax(a, _, _, _, [interface([move = _])])).
harmful(minimax(a, _, _, _, [interface([move = test_sandbox:_])])).
harmful(minimax(a, _, _, _, [interface([move = _:successor/2])])).
harmful(minimax(a, _, _, _, [interface([move = _/2])])).
harmful(minimax(a, _, _, _, [interface([move = successor/_])])).
harmful(minimax(a, _, _, _, [interface([mover = _])])).
harmful(minimax(a, _, _, _, [depth(1), quiescence(_)])).
harmful((List = [interface([move = shell/2])], passed_on(List, _))).
% By modules.
harmful(minimax(evil_moves:a, _, _, _)).
harmful(evil_moves:minimax(a, _, _, _)).
harmful(@(minimax(a, _, _, _), evil_moves)).
harmful(minimax(private_game:a, _, _, _)).
harmful(minimax(nobody:a, _, _, _)).
harmful(minimax(no_file:a, _, _, _)).
harmful(minimax(a, _, _, _, evil_moves:[quiescence(moves(a))])).
harmful(minimax(evil_moves:a, _, _, _, [interface([moves = successor/2])])).
harmful(minimax(test_sandbox:evil_moves:a, _, _, _)).
harmful(expectiminimax(evil_moves:a, _, _, _)).
harmful(maxn(evil_moves:a, _, _, _)).
harmful(alphabeta(evil_moves:a, 0, 1, _, _)).
harmful(alphabeta(evil_moves:a, 0, 1, _, _, 2)).
harmful(minimax_trace(evil_moves:a, _, [])).
harmful(minimax_print_trace(evil_moves:a, [])).
harmful(minimax_print_trace(a, [interface([move = shell/2])])).
harmful(minimax_show(evil_moves:a, [])).
harmful(minimax(evil_declared:a, _, _, _)).
harmful(minimax_show(evil_picture:a, [])).
% By goals of the other options.
harmful(minimax(a, _, _, _, [depth(1), quiescence(shell)])).
harmful(minimax(a, _, _, _, [depth(1), quiescence(harm)])).
harmful(minimax(a, _, _, _, [depth(1), quiescence([P]>>shell(P))])).
harmful(minimax_trace(a, _, [interface([move = shell/2])])).
harmful(minimax_show(a, [interface([move = shell/2])])).
harmful(expectiminimax(a, _, _, _, [interface([move = shell/2])])).
harmful(maxn(a, _, _, _, [interface([move = shell/2])])).
% What takes more than its share.
harmful(minimax(a, _, _, _, [threads(2)])).
harmful(minimax(a, _, _, _, [threads(_)])).
harmful(minimax(a, _, _, _, [transposition(1000000)])).
harmful(minimax(a, _, _, _, [transposition(_)])).
harmful(minimax(a, _, _, _, [no_option(1)])).
% Files, and what is not declared.
harmful(load_game('/etc/passwd', _)).
harmful(minimax_draw(a, '/tmp/tree.dot', [])).
harmful(minimax_interface([move = shell/2])).
harmful(minimax_interface([move = successor/2])).
harmful(verify_minimax(minimax)).
harmful(verify_minimax(minimax, [])).
harmful(verify_minimax(minimax, [], _)).
harmful(minimax_library:search(minimax/4, user:a, user:[], _, _)).
harmful(minimax_library:search_drawing(minimax_draw/3, user:a, user:[], false, [], '/tmp/tree.dot', _)).
harmful(minimax_library:load(load_game/2, '/etc/passwd', _, _)).
harmful(minimax_library:on_behalf(a, shell(ls))).
harmful(assertz(('$minimax_interface'([move = shell/2]) :- minimax_interfaces:declared_interface))).
harmful(assertz((moves(P, _) :- shell(P)))).

test(refused, [forall(harmful(Goal))]) :-
    refused(Goal).

% A fact can be asserted by anybody, after the goal was looked at.
test(asserted_interface, Val == 4) :-
    setup_call_cleanup(
        assertz(test_sandbox:'$minimax_interface'([move = [_,_]>>throw(called)])),
        minimax(test_sandbox:a, _, Val, _),
        retractall(test_sandbox:'$minimax_interface'(_))).
test(directive, [forall(member(Directive,
                               [ lists:minimax_interface([move = shell/2]),
                                 minimax_interface(lists:[move = shell/2]) ])),
                 error(_)]) :-
    allowed_directive(test_sandbox:Directive).

:- end_tests(refuses).
