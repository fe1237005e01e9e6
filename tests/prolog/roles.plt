:- module(test_roles, []).

/** <module> Roles whose predicates have other arguments than the usual ones
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(yall)).
:- use_module(library(minimax)).

% Matches: who takes the last one wins. The player stands in the position, and in the others beside it.

in_position:moves(Player-N, Successors) :-
    in_position:other(Player, Other),
    findall(Other-M, ( member(K, [1,2]), K =< N, M is N-K ), Successors).
in_position:other(max, min).
in_position:other(min, max).
in_position:max_to_move(max-_).
in_position:min_to_move(min-_).
in_position:static_eval(max-0, -1).
in_position:static_eval(min-0, 1).

beside:step(N, Player, M) :-
    must_be_player(Player),
    member(K, [1,2]),
    K =< N,
    M is N-K.
beside:listed(Player, N, Ms) :-
    findall(M, beside:step(N, Player, M), Ms).
beside:told(Player, N, K, M, Next) :-
    must_be_player(Player),
    member(K, [1,2]),
    K =< N,
    M is N-K,
    memberchk(Player-Next, [x-o, o-x]).
beside:legal(N, Player, K) :-
    must_be_player(Player),
    member(K, [1,2]),
    K =< N.
beside:all_legal(N, Ks) :-
    findall(K, beside:legal(N, x, K), Ks).
beside:apply(K, N, M) :-
    M is N-K.
beside:apply(K, N, M) :-        % never asked for a second answer
    M is N-K-100.
beside:worth(0, Player, V) :-
    memberchk(Player-V, [x- -1, o-1, max- -1, min-1]).
beside:static_eval(0, -1).
beside:over(0, Player) :- must_be_player(Player).
beside:unlisted(_, _, nothing).
beside:mark(g(_), _, f(_)).
beside:small(N) :- N < 3.
beside:size(N, N).
beside:turn(N, P) :- ( 0 is N mod 2 -> P = x ; P = o ).
beside:deep(0, Depth, V) :- V is -(10+Depth).
beside:deep(N, Depth, V) :- N > 0, V is Depth.
beside:deeper(N, Player, Depth, Player/Depth/N).

must_be_player(Player) :-
    memberchk(Player, [x,o,max,min,a,b,c]).

same(Interface, N) :-
    forall(( between(1, 7, Count), member(Mine-Theirs, [x-max,o-min]) ),
           ( minimax(beside:(Mine-Count), B, V, L, [interface(Interface)]),
             minimax(in_position:(Theirs-Count), B0, V, L0),
             renamed(B0, B),
             maplist(renamed, L0, L)
           )),
    N = done.

renamed(max-N, x-N).
renamed(min-N, o-N).

:- begin_tests(named_arguments).

test(player_argument, N == done) :-
    same([move = step(position, player, successor), static_eval = worth(position, player, value),
          players = x/o], N).
test(player_first, N == done) :-
    same([moves = listed(player, position, successors), static_eval = worth/3, players = x/o], N).
test(next_player, N == done) :-
    same([move = told(player, position, _, successor, next_player), utility = worth/3, players = x/o], N).
test(view, N == done) :-
    same([move = step(position, player, successor), view = mover, players = x/o], N).
test(apply, N == done) :-
    same([move = legal(position, player, move), apply = apply(move, position, successor),
          static_eval = worth/3, players = x/o], N).
test(apply_to_a_list, N == done) :-
    same([moves = all_legal/2, apply = [N,K,M]>>(M is N-K), terminal = over(position, player),
          static_eval = worth/3, players = x/o], N).
test(constant, V == 1) :-
    minimax(beside:(x-2), _, V, _, [interface([move = step(position, player, successor),
                                               static_eval = worth(position, x, value), view = mover,
                                               players = x/o, default_value = -1])]).
test(usual_names_of_players, B-V == (min-3)-1) :-
    minimax(beside:(max-4), B, V, _, [interface([move = step(position, player, successor),
                                                 static_eval = worth/3])]).
test(mover_beside, V == 4) :-
    minimax(beside:6, _, V, _, [interface([move = step(position, player, successor), mover = turn/2,
                                           players = x/o, terminal = [N]>>(N < 5), static_eval = size/2])]).
test(parity, B-V == 3-1) :-
    minimax(beside:4, B, V, _, [interface([move = step(position, player, successor), mover = parity,
                                           static_eval = worth/3, players = x/o])]).
test(terminal, B-V == (o-2)-2) :-
    minimax(beside:(x-4), B, V, _, [interface([move = step(position, player, successor), players = x/o,
                                               terminal = small/1, static_eval = size(position, value)])]).
test(terminal_of_own_moves, L == [min-2]) :-
    minimax(in_position:(max-3), _, _, L, [interface([terminal = [_-N]>>(N < 3), static_eval = [_-N,N]>>true])]).
test(several_players, L == [b-2,c-1,a-0]) :-
    maxn(beside:(a-3), _, _, L, [interface([move = [N,M]>>(N > 0, M is N-1), players = [a,b,c],
                                            terminal = over(position, player),
                                            static_eval = [_,[1,2,3]]>>true])]).
test(constant_player, V == 1) :-
    minimax(beside:2, _, V, _, [interface([move = step(position, max, successor), mover = parity,
                                           static_eval = [_,1]>>true])]).
test(directive, [setup(minimax_interface(beside:[move = step(position, player, successor), players = x/o])),
                 cleanup(retractall(beside:'$minimax_interface'(_))), V == 1]) :-
    minimax(beside:(x-2), _, V, _, [interface([static_eval = worth/3])]).
test(free_variables, B =@= (o-f(_))) :-
    minimax(beside:(x-g(_)), B, _, _, [interface([move = mark(position, player, successor), variables = true,
                                                  terminal = [P]>>(P = f(_)), default_value = 0, players = x/o])]).
test(trace, Last == return(x-1, 1)) :-
    minimax_trace(beside:(x-1), Events, [interface([move = step(position, player, successor),
                                                    static_eval = worth/3, players = o/x])]),
    last(Events, Last).
test(threads, V == 1) :-
    minimax(beside:(x-16), _, V, _, [interface([move = step(position, player, successor),
                                                static_eval = worth/3, players = x/o]), threads(2)]).

:- end_tests(named_arguments).

:- begin_tests(remaining_depth).

depth_left([mover = parity, view = mover, move = [N,M]>>(member(K, [1,2]), K =< N, M is N-K),
            static_eval = deep(position, depth, value)]).

test(sooner, Vs == [13,19]) :-
    depth_left(Interface),
    findall(V, ( member(Depth, [6,12]), minimax(beside:4, _, V, _, [interface(Interface), depth(Depth)]) ), Vs).
test(at_the_limit, V == 0) :-
    depth_left(Interface),
    minimax(beside:4, _, V, _, [interface(Interface), depth(2)]).
test(algorithms, Answers == [3-13]) :-
    depth_left(Interface),
    findall(B-V,
            ( member(Algorithm, [minimax,negamax,alphabeta,pvs,mtdf,sss]),
              member(Threads, [1,2]),
              minimax(beside:4, B, V, _, [interface(Interface), depth(6), algorithm(Algorithm), threads(Threads)]) ),
            Answers0),
    sort(Answers0, Answers).
test(player_and_depth, V == x/2/2) :-
    catch(minimax(beside:(x-4), _, _, _,
                  [interface([move = step(position, player, successor), players = o/x, terminal = small/1,
                              static_eval = deeper(position, player, depth, value)]), depth(4)]),
          error(type_error(evaluable, V0), _), true),
    V0 = V.
test(no_depth, error(existence_error(minimax_option, depth))) :-
    depth_left(Interface),
    minimax(beside:4, _, _, _, [interface(Interface)]).
test(other_limits, error(domain_error(minimax_options, _))) :-
    depth_left(Interface),
    minimax(beside:4, _, _, _, [interface(Interface), depth(5), node_limit(10)]).

:- end_tests(remaining_depth).

lots:moves(roll, [1r2-good, 1r2-bad]).
lots:moves(go(P), [roll]) :- memberchk(P, [x,o]).
lots:chance_to_move(roll).
lots:chance(roll).
lots:turn(go(P), P).
lots:turn(roll, _) :- throw(asked_where_chance_moves).
lots:last(go(x), o).
lots:static_eval(good, 10).
lots:static_eval(bad, 0).
unlots:moves(P, L) :- lots:moves(P, L).
unlots:static_eval(P, V) :- lots:static_eval(P, V).
unlots:turn(go(P), P).
unlots:chance(roll).

:- begin_tests(chance_beside).

test(mover_beside_the_predicate, V == 5) :-
    minimax(lots:go(x), _, V, _, [interface([mover = turn/2, players = x/o])]).
test(mover_beside_the_role, V == 5) :-
    minimax(unlots:go(x), _, V, _, [interface([mover = turn/2, players = x/o, chance_to_move = chance/1])]).
test(last_mover, V == 5) :-
    expectiminimax(lots:go(x), _, V, _, [interface([last_mover = last/2, players = x/o])]).
test(nobody, Message == 'asked: turn/2, chance/1; line of play: lost') :-
    catch(minimax(unlots:lost, _, _, _, [interface([mover = turn/2, chance_to_move = chance/1, players = x/o,
                                                     move = [lost,S]>>member(S, [good,bad])])]),
          error(existence_error(mover, lost), context(_, Message)), true).

:- end_tests(chance_beside).

:- begin_tests(messages).

test(asked_once, Message == 'asked: staticval/2; line of play: (a,1)') :-
    catch(minimax(messages:(a,1), _, _, _, [interface([static_eval = staticval/2, heuristic = staticval/2,
                                                       mover = parity, move = [_,_]>>fail])]),
          error(existence_error(static_value, (a,1)), context(_, Message)), true).

:- end_tests(messages).

messages:staticval(b, 1).

:- begin_tests(start).

:- dynamic set:cell/1.
set:set_up(Cell) :- retractall(set:cell(_)), assertz(set:cell(Cell)).
set:move(a, S) :- set:cell(S).

test(before_each_question, Bs == [b,c]) :-
    findall(B, ( member(Cell, [b,c]),
                 minimax(set:a, B, _, _, [interface([start = set_up(Cell), move = move/2, mover = parity,
                                                     default_value = 0])]) ), Bs).
test(tells_who_moves, V == 1) :-
    minimax(set:a, _, V, _, [interface([start = assertz(max_to_move(a)), move = [a,S]>>member(S, [v,w]),
                                        static_eval = [S,V]>>memberchk(S-V, [v-1,w-0])])]).
test(as_option, Bs == [b,c,b]) :-
    Roles = [move = move/2, mover = parity, default_value = 0],
    findall(B, ( member(Options, [ [start(set_up(b)), interface(Roles)],
                                   [interface(Roles), start = set_up(c)],
                                   [start(set_up(b)), interface([start = set_up(c)|Roles])] ]),
                 minimax(set:a, B, _, _, Options) ), Bs).
test(option_fails, error(domain_error(minimax_start, fail))) :-
    minimax(set:a, _, _, _, [start(fail), interface([mover = parity])]).
test(option_of_paths, Count == 1) :-
    perft(set:a, 1, Count, [start(set_up(b)), interface([move = move/2, mover = parity])]).
test(option_of_trace, Events = [enter(a, _, _)|_]) :-
    minimax_trace(set:a, Events, [start(set_up(b)), interface([move = move/2, mover = parity, default_value = 0])]).
test(option_beside_game, error(domain_error(minimax_options, _))) :-
    module_property(test_roles, file(File)),
    file_directory_name(File, Folder),
    atom_concat(Folder, '/../../examples/course_notes.pl', Notes),
    load_game(Notes, Game),
    minimax(a, _, _, _, [start(true), game(Game)]).
test(named_in_a_certificate, Facts = [interface([start = set_up(b),move = move/2|_])|_]) :-
    minimax(set:a, _, _, _, [start(set_up(b)), certificate(Facts),
                             interface([move = move/2, mover = [_,max]>>true, default_value = 0])]).
test(fails, error(domain_error(minimax_start, fail))) :-
    minimax(set:a, _, _, _, [interface([start = fail, mover = parity])]).
test(throws, throws(own)) :-
    minimax(set:a, _, _, _, [interface([start = throw(own), mover = parity])]).
test(unbound, error(instantiation_error)) :-
    minimax(set:a, _, _, _, [interface([start = _])]).
test(no_goal, error(type_error(callable, 1))) :-
    minimax(set:a, _, _, _, [interface([start = 1])]).

:- end_tests(start).

:- begin_tests(named_argument_errors).

wrong(Interface) :-
    minimax(beside:(x-3), _, _, _, [interface(Interface)]).

test(missing, error(domain_error(move, step(position, player, succ)), context(minimax:minimax/5, _))) :-
    wrong([move = step(position, player, succ)]).
test(misspelt, error(domain_error(move, step(position, plyer, successor)), context(minimax:minimax/5, _))) :-
    wrong([move = step(position, plyer, successor)]).
test(constant_like_a_name, [forall(member(Constant, [player1, players, 'Player', mover])),
                            error(existence_error(procedure, beside:nowhere/3))]) :-
    wrong([move = nowhere(position, Constant, successor)]).
test(not_for_the_role, error(domain_error(static_eval, worth(position, move, value)))) :-
    wrong([static_eval = worth(position, move, value)]).
test(number_of_arguments, error(domain_error(move, step/3))) :-
    wrong([move = step/3]).
test(apply_alone, error(existence_error(procedure, _))) :-
    wrong([apply = apply/3]).
test(unbound, error(instantiation_error)) :-
    wrong([terminal = _]).
test(player_to_move, error(domain_error(minimax_interface, _))) :-
    wrong([move = step(position, player, successor), player_to_move = turn/2]).
test(next_without_player, error(domain_error(minimax_interface, _))) :-
    wrong([move = told(_, position, _, successor, next_player)]).
test(chance_without_next, error(domain_error(minimax_interface, _))) :-
    wrong([move = step(position, player, successor), players = x/o/dice]).
test(no_pair, error(domain_error(minimax_player_and_board(x/o), 3))) :-
    minimax(beside:3, _, _, _, [interface([move = step(position, player, successor), players = x/o])]).
test(other_player, error(domain_error(minimax_player_and_board(x/o), z-_))) :-
    minimax(beside:(z-3), _, _, _, [interface([moves = [_,[2]]>>true, static_eval = worth/3, players = x/o,
                                              terminal = over(position, player)])]).
test(other_player_told, true(sub_string(Text, _, _, _, "Position z-_ is not Player-Board"))) :-
    phrase('$messages':translate_message(error(domain_error(minimax_player_and_board(x/o), z-_), _)), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).
test(called_in_messages, Message == 'the successors of x-3 by unlisted/3; line of play: x-3') :-
    catch(minimax(beside:(x-3), _, _, _, [interface([moves = unlisted(position, player, successors),
                                                     players = x/o])]),
          error(type_error(list, nothing), context(_, Message)), true).
test(exclude_each_other, error(domain_error(minimax_interface, _))) :-
    wrong([move = step(position, player, successor), mover = turn/2, last_mover = turn/2]).
test(moves_exclude_each_other, Message == 'moves and move exclude each other as roles of an interface') :-
    catch(wrong([move = step/2, moves = listed/2, terminal = over/1]),
          error(domain_error(minimax_interface, [_,_,_]), context(_, Message)), true).

:- end_tests(named_argument_errors).

%   Each program in examples/styles answers what the command says, which tests/cli holds.

:- begin_tests(styles).

style(player_argument, [], (o-[x,o,x,o,o,e,e,e,x])- -1).
style(player_first, [], (min-[0,2,2])-1).
style(move_and_apply, [], heap(black,3)-1).
style(terminal, [], race(min,0,0)- -1).
style(asserted_board, [], [5]- -1).
style(breakthrough, [depth(4)],
      game(black,[1,2,3,4,5,6,7,8,9,15],[16,17,18,19,20,21,22,23,24,25])-0).
style(reversi, [depth(4)], (o-board(137396224,16384))- -2).
style(remaining_depth, [depth(6)], (min-5)- -12).
style(unread_clause, [], (min-3)-1).
style([several_files/rules,several_files/game], [], (min-3)-1).

:- multifile user:message_hook/3.
user:message_hook(error(syntax_error(_), file(File, _, _, _)), error, _) :-
    sub_atom(File, _, _, 0, 'unread_clause.pl').

test(answer, [forall(style(Names, Options, Answer)), Best-Val == Answer]) :-
    module_property(test_roles, file(File)),
    file_directory_name(File, Folder),
    format(atom(Name), '~w', [Names]),
    Name:use_module(library(minimax)),
    forall(( is_list(Names) -> member(One, Names) ; One = Names ),
           ( format(atom(Program), '~w/../../examples/styles/~w.pl', [Folder, One]),
             load_files(Name:Program, [silent(true)]) )),
    Name:initial_position(Pos),
    minimax(Name:Pos, Best, Val, _, Options).

:- end_tests(styles).
