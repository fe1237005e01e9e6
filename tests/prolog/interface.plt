:- module(test_interface, []).

/** <module> Games that are written in other styles: the option interface(List)
*/

:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module(library(minimax)).

% Modules that inherit nothing from user.

:- forall(member(Module, [step, translated, split, pattern, negamax, ring, bare]),
          set_module(Module:base(system))).

% One successor at a time, and who moves by name.

step:move(a, b).
step:move(a, c).
step:move(b, d).
step:move(b, e).
step:move(c, f).
step:move(c, g).
step:turn(a, white).
step:turn(b, black).
step:turn(c, black).
step:last(a, black).
step:last(b, white).
step:last(c, white).
step:worth(d, 4).
step:worth(e, 6).
step:worth(f, 2).
step:worth(g, 9).
step:static_eval(_, 0).
step:scaled(Factor, Pos, Val) :-
    step:worth(Pos, Val0),
    Val is Factor*Val0.

% Romanian, German, Hungarian.

translated:mutari(a, [b,c]).
translated:mutari(b, [d,e]).
translated:mutari(c, [f,g]).
translated:mutare_min(b).
translated:mutare_min(c).
translated:valoare(Pos, Val) :- step:worth(Pos, Val).
translated:lep(Pos, Succ) :- step:move(Pos, Succ).
translated:min_am_zug(Pos) :- translated:mutare_min(Pos).
translated:max_am_zug(a).

% A utility that is known where the game is over alone, and a heuristic for all.

split:moves(a, [b,c]).
split:moves(b, [d,e]).
split:moves(c, [f]).
split:max_to_move(a).
split:max_to_move(f).
split:min_to_move(b).
split:min_to_move(c).
split:utility(d, 3).
split:utility(e, 5).
split:heuristic(P, V) :- nth0(V, [a,b,c,d,e,f], P).
:- split:use_module(library(lists)).
split:exact(d, 30).
split:exact(b, 1).
split:exact(c, 0).
split:for_player(P, max, V) :- split:heuristic(P, V).
split:for_player(P, min, V) :- split:heuristic(P, V0), V is 100+V0.

% Nim, the number of matches alone: who moves stands nowhere.

bare:moves(N, L) :-
    findall(M, ( between(1, 3, K), K =< N, M is N-K ), L).
bare:worth(0, Player, V) :-
    (   Player == max -> V = -1 ; V = 1 ).
bare:lost(0, -1).

% A position with the players in it, and one that counts its moves.

pattern:moves(N-_, []) :- N =:= 0, !.
pattern:moves(N-x, [M-o,K-o]) :- M is N-1, K is max(0, N-2).
pattern:moves(N-o, [M-x,K-x]) :- M is N-1, K is max(0, N-2).
pattern:static_eval(_-x, -1).
pattern:static_eval(_-o, 1).
pattern:to_move(_-P, P).
pattern:not_min(Pos) :- Pos \= _-o.

% Cycles.

ring:moves(a, [b]).
ring:moves(b, [a,x]).
ring:moves(self, [self,y]).
ring:static_eval(x, 5).
ring:static_eval(y, 7).

% Boards with free cells.

:- dynamic board:called/1.

board:moves(b(Cells, P), Succs) :-
    assertz(board:called(b(Cells, P))),
    board:other(P, Q),
    findall(b(Next, Q), board:put(Cells, P, Next), Succs).
board:put([X|T], P, [P|T]) :- var(X).
board:put([X|T], P, [X|U]) :- board:put(T, P, U).
board:other(x, o).
board:other(o, x).
board:max_to_move(b(_, x)).
board:min_to_move(b(_, o)).
board:static_eval(b(Cells, _), V) :-
    (   nth1(V, Cells, C), C == x -> true ; V = 0 ).
board:worth(b(Cells, _), V) :- term_variables(Cells, Vs), length(Vs, V).
:- board:use_module(library(lists)).

shared:moves(p(X,Y,Z), [q(X,f(X),Y), q(Z,f(Z),X), q(X,f(Y),Y)]).
shared:moves(d(N), [deep(D)]) :- shared:nest(N, _, _, D).
shared:max_to_move(_).
shared:static_eval(q(X,f(Y),_), V) :- ( X == Y -> V = 1 ; V = 2 ).
shared:static_eval(deep(D), V) :- term_variables(D, Vs), length(Vs, V).
shared:nest(0, X, Y, f(X,Y,X)) :- !.
shared:nest(N, X, Y, s(D)) :- M is N-1, shared:nest(M, X, Y, D).

step_interface([move = move/2, mover = turn/2, players = white/black, static_eval = worth/2]).

:- begin_tests(roles).

test(move, B-V-L == b-4-[b,d]) :-
    step_interface(I),
    minimax(step:a, B, V, L, [interface(I)]).
test(other_form, B == b) :-
    minimax(step:a, B, _, _, [interface([move(move/2), mover(turn/2), players(white/black),
                                         static_eval(worth/2)])]).
test(option_equals, B == b) :-
    step_interface(I),
    minimax(step:a, B, _, _, [interface=I]).
test(players_exchanged, B-V == b-6) :-
    minimax(step:a, B, V, _, [interface([move = move/2, mover = turn/2, players = black/white,
                                         static_eval = [P,W]>>(step:worth(P, W0), W is W0)]),
                              ties(last)]).
test(last_mover, B-V-L == b-4-[b,d]) :-
    minimax(step:a, B, V, L, [interface([move = move/2, last_mover = last/2,
                                         players = white/black, static_eval = worth/2])]).
test(romanian, B-V-L == b-4-[b,d]) :-
    minimax(translated:a, B, V, L, [interface([moves = mutari/2, min_to_move = mutare_min/1,
                                               static_eval = valoare/2])]).
test(german_and_hungarian, B-V-L == b-4-[b,d]) :-
    minimax(translated:a, B, V, L, [interface([move = lep/2, min_to_move = min_am_zug/1,
                                               max_to_move = max_am_zug/1,
                                               static_eval = valoare/2])]).
test(qualified, B-V == b-4) :-
    minimax(bare:a, B, V, _, [interface([move = step:move/2, mover = step:turn/2,
                                         players = white/black, static_eval = step:worth/2])]).
test(closure, V == 40) :-
    minimax(step:a, _, V, _, [interface([move = move, mover = turn, players = white/black,
                                         static_eval = scaled(10)])]).
test(qualified_closure, V == 40) :-
    minimax(bare:a, _, V, _, [interface([move = step:move, mover = step:turn,
                                         players = white/black,
                                         static_eval = step:scaled(10)])]).
test(lambda, V == -4) :-
    minimax(step:a, _, V, _, [interface([moves = [P,L]>>findall(S, step:move(P, S), L),
                                         min_to_move = [a]>>true,
                                         max_to_move = [P]>>memberchk(P, [b,c]),
                                         static_eval = [P,V0]>>( step:worth(P, W), V0 is -W )])]).
test(negated_mover, V == 1) :-
    minimax(pattern:(1-x), _, V, _, [interface([max_to_move = not_min/1,
                                                min_to_move = [P]>>( \+ pattern:not_min(P) )])]).
test(mover_by_pattern, V == 1) :-
    minimax(pattern:(1-x), _, V, _, [interface([mover = to_move/2, players = x/o])]).
test(mover_counted, V == 4) :-
    minimax(step:(a/0), _, V, _,
            [interface([move = [P/N,Q/M]>>( step:move(P, Q), M is N+1 ),
                        mover = [_/N,W]>>( 0 is N mod 2 -> W = max ; W = min ),
                        static_eval = [P/_,V0]>>(step:worth(P, V0))])]).

:- end_tests(roles).

:- begin_tests(values).

algorithm(A) :- member(A, [minimax, negamax, alphabeta, pvs, mtdf, sss, pns]).

answer(Pos, Interface, Options, B-V-L) :-
    findall(B0-V0-L0,
            ( algorithm(A),
              minimax(Pos, B0, V0, L0, [interface(Interface), algorithm(A)|Options])
            ),
            Answers),
    sort(Answers, [B-V-L]),
    length(Answers, 7).

test(utility_then_heuristic, A == c-5-[c,f]) :-
    answer(split:a, [utility = utility/2, heuristic = heuristic/2], [], A).
test(depth_one, A == c-2-[c]) :-
    answer(split:a, [utility = utility/2, heuristic = heuristic/2], [depth(1)], A).
test(utility_at_the_limit, A == c-5-[c,f]) :-
    answer(split:a, [utility = utility/2, heuristic = heuristic/2], [depth(2)], A).
test(static_eval_at_leaves_heuristic_elsewhere, A == c-5-[c,f]) :-
    answer(split:a, [static_eval = exact/2, heuristic = heuristic/2], [], A).
test(static_eval_at_leaves_below_limit, A == d-30-[d]) :-
    minimax(split:b, B, V, L, [interface([static_eval = exact/2, heuristic = heuristic/2,
                                          max_to_move = [_]>>true, min_to_move = [_]>>fail])]),
    A = B-V-L.
test(heuristic_goes_before_static_eval_at_the_limit, A == c-2-[c]) :-
    answer(split:a, [static_eval = exact/2, heuristic = heuristic/2], [depth(1)], A).
test(static_eval_alone_at_the_limit, A == b-1-[b]) :-
    answer(split:a, [static_eval = exact/2], [depth(1)], A).
test(default_value, A == b-3-[b,d]) :-
    answer(split:a, [utility = utility/2, default_value = -1], [], A).
test(default_as_written, A == c-(2*3)-[c,f]) :-
    answer(split:a, [utility = utility/2, default_value = 2*3], [], A).
test(default_alone, A == c-0-[c,f]) :-
    answer(split:a, [default_value = 0], [], A).
test(player, A == c-5-[c,f]) :-
    answer(split:a, [utility = utility/2, heuristic = for_player/3], [], A).
test(player_at_the_limit, A == c-102-[c]) :-
    answer(split:a, [utility = utility/2, heuristic = for_player/3], [depth(1)], A).
test(player_lambda, A == c-102-[c]) :-
    answer(split:a, [heuristic = [P,W,V]>>(split:for_player(P, W, V))], [depth(1)], A).
test(first_value_counts, V == 1) :-
    minimax(bare:0, _, V, _, [interface([static_eval = [_,X]>>member(X, [1,2])])]).
test(iterative_deepening, V == 5) :-
    minimax(split:a, _, V, _, [interface([utility = utility/2, heuristic = heuristic/2]),
                               time_limit(5)]).
test(static_ordering, A == c-2-[c]) :-
    answer(split:a, [utility = utility/2, heuristic = heuristic/2],
           [depth(1), ordering(static)], A).

:- end_tests(values).

:- begin_tests(parity).

% 0 is reached at both parities: it is lost for the one who is to move there.

test(lost, V == -1) :-
    minimax(bare:8, _, V, _, [interface([mover = parity, heuristic = worth/3])]).
test(won, B-V == 4-1) :-
    minimax(bare:6, B, V, _, [interface([mover = parity, heuristic = worth/3])]).
test(algorithms, Vs == [1]) :-
    findall(V, ( values_algorithm(A),
                 minimax(bare:7, _, V, _, [interface([mover = parity, heuristic = worth/3]),
                                           algorithm(A)]) ), Vs0),
    sort(Vs0, Vs).
test(min_at_the_root, B-V == 4-(-1)) :-
    minimax(bare:6, B, V, _, [interface([mover = parity(min), heuristic = worth/3])]).
test(negamax_view, Vs == [1,1,1,-1,1]) :-
    findall(V, ( between(1, 5, N),
                 minimax(bare:N, _, V, _, [interface([mover = parity, view = mover,
                                                      static_eval = lost/2])]) ), Vs).
test(cycle, error(domain_error(acyclic_game, [a,b,a]))) :-
    minimax(ring:a, _, _, _, [interface([mover = parity])]).
test(odd_cycle, error(domain_error(acyclic_game, [self,self,self]))) :-
    minimax(ring:self, _, _, _, [interface([mover = parity])]).
test(draw, V-L == 7-[y]) :-
    minimax(ring:self, _, V, L, [interface([mover = parity(min)]), on_cycle(draw(0))]).
test(draw_even, V == 0) :-
    minimax(ring:a, _, V, _, [interface([mover = parity]), on_cycle(draw(0))]).
test(trace, Last == return(2, 1)) :-
    minimax_trace(bare:2, Events, [interface([mover = parity, heuristic = worth/3])]),
    last(Events, Last).
test(quiescence, V == -1) :-
    minimax(bare:4, _, V, _, [interface([mover = parity, heuristic = worth/3]), depth(1),
                              quiescence([P]>>( P == 0 )), quiescence_depth(9)]).

:- end_tests(parity).

values_algorithm(A) :- member(A, [minimax, negamax, alphabeta, pvs, mtdf, sss, pns]).

:- begin_tests(view).

negamax_value(Pos, Val) :-
    step:worth(Pos, Val).

test(no_negation_where_max_moves, V == 4) :-
    minimax(step:a, _, V, _, [interface([move = move/2, mover = parity, view = mover,
                                         static_eval = worth/2])]).
test(negated_where_min_moves, V-L == -4-[d]) :-
    minimax(step:b, _, V, L, [interface([move = move/2, mover = parity, view = mover,
                                         static_eval = worth/2])]).
test(expression_is_negated_as_a_number, V == -6) :-
    minimax(bare:0, _, V, _, [interface([mover = parity(min), view = mover,
                                         static_eval = [_,X]>>( X = 2*3 )])]).
test(expression_as_written, V == 2*3) :-
    minimax(bare:0, _, V, _, [interface([mover = parity, view = mover,
                                         static_eval = [_,X]>>( X = 2*3 )])]).
test(large, V == -9223372036854775808) :-
    minimax(bare:0, _, V, _, [interface([mover = parity(min), view = mover,
                                         static_eval = [_,9223372036854775808]>>true])]).
test(smallest, V == 9223372036854775808) :-
    minimax(bare:0, _, V, _, [interface([mover = parity(min), view = mover,
                                         static_eval = [_,-9223372036854775808]>>true])]).
test(rational_and_float, Vs == [-1r3, -0.5]) :-
    findall(V, ( member(W, [1r3, 0.5]),
                 minimax(bare:0, _, V, _, [interface([mover = parity(min), view = mover,
                                                      static_eval = [_,W]>>true])]) ), Vs).
test(max_is_default, V == 6) :-
    minimax(step:b, _, V, _, [interface([move = move/2, mover = parity, view = max,
                                         static_eval = worth/2])]).

:- end_tests(view).

:- begin_tests(variables).

test(board, B-V =@= b([_,_,x], o)-3) :-
    minimax(board:b([_,_,_], x), B, V, _, [interface([variables = true]), depth(1)]).
test(variants_are_one, [setup(retractall(board:called(_))), true(Calls == 35)]) :-
    minimax(board:b([_,_,_,_], x), _, _, _, [interface([variables = true]), algorithm(minimax)]),
    findall(P, board:called(P), All),
    forall(( select(P, All, Rest), member(Q, Rest) ), assertion(\+ P =@= Q)),
    length(All, Calls).
test(sharing_is_kept, L =@= [q(_,f(Y),Y)]) :-
    Y = _,
    minimax(shared:p(_,_,_), _, 2, L, [interface([variables = true])]).
test(shared_variables, V == 1) :-
    minimax(shared:p(A,A,A), _, V, _, [interface([variables = true])]).
test(all_variants, all(B =@= [q(A,f(A),_), q(_,f(C),C)])) :-
    minimax(shared:p(_,_,_), B, _, _, [interface([variables = true, static_eval = [_,0]>>true]),
                                       ties(all)]).
test(question_stays_free, true(var(X))) :-
    minimax(board:b([X,_], x), _, _, _, [interface([variables = true])]).
test(deep, V == 2) :-
    minimax(shared:d(1000), _, V, _, [interface([variables = true])]).
test(too_deep, error(type_error(position, _))) :-
    minimax(shared:d(10 000), _, _, _, [interface([variables = true])]).
test(ground_and_deep, V == 0) :-
    minimax(shared:g, _, V, _, [interface([variables = true,
                                           moves = [g,[deep(D)]]>>(shared:nest(10 000, 1, 2, D))])]).
test(variable_itself, error(instantiation_error)) :-
    minimax(shared:_, _, _, _, [interface([variables = true])]).
test(attributed, error(type_error(ground, _))) :-
    minimax(shared:r, _, _, _, [interface([variables = true,
                                           moves = [_,[f(X)]]>>put_attr(X, shared, 1)])]).
test(not_without_it, error(instantiation_error)) :-
    minimax(board:b([_], x), _, _, _).
test(parity, V == 3) :-
    minimax(board:b([_,_,_], x), _, V, _, [interface([variables = true, mover = parity,
                                                      static_eval = worth/2]), depth(0)]).

:- end_tests(variables).

% The directive.

:- begin_tests(directive, [ setup(make_program_directory), cleanup(delete_program_directory) ]).

make_program_directory :-
    tmp_file(interface, Directory),
    make_directory(Directory),
    nb_setval(interface_directory, Directory).

delete_program_directory :-
    nb_getval(interface_directory, Directory),
    delete_directory_and_contents(Directory).

load(Clauses) :-
    nb_getval(interface_directory, D),
    directory_file_path(D, 'program.pl', File),
    setup_call_cleanup(open(File, write, Out),
                       forall(member(C, Clauses), format(Out, '~q.~n', [C])),
                       close(Out)),
    load_files(File, [if(true), silent(true)]).

program(Interface, [ (:- module(interface_program, [])), (:- use_module(library(minimax)))
                   | Rest ]) :-
    findall((:- minimax_interface(I)), member(I, Interface), Directives),
    append(Directives,
           [ step(a, b), step(a, c), worth(b, 1), worth(c, 2), other(b, 5), other(c, 4) ], Rest).

test(default, B-V == c-2) :-
    program([[move = step/2, mover = parity, static_eval = worth/2]], P),
    load(P),
    minimax(interface_program:a, B, V, _).
test(option_goes_before, B-V == b-5) :-
    program([[move = step/2, mover = parity, static_eval = worth/2]], P),
    load(P),
    minimax(interface_program:a, B, V, _, [interface([static_eval = other/2])]).
test(option_displaces_what_it_excludes, V == 1) :-
    program([[move = step/2, mover = parity, static_eval = worth/2]], P),
    load(P),
    minimax(interface_program:a, _, V, _, [interface([moves = [X,L]>>( X == a -> L = [b] ; L = [] ),
                                                      min_to_move = [a]>>true])]).
test(later_directive_goes_before, V == 1) :-
    program([[move = step/2, mover = parity, static_eval = worth/2], [mover = parity(min)]], P),
    load(P),
    minimax(interface_program:a, _, V, _).
test(loaded_again, V == 5) :-
    program([[move = step/2, mover = parity, static_eval = worth/2]], P),
    load(P),
    program([[move = step/2, mover = parity, static_eval = other/2]], Q),
    load(Q),
    minimax(interface_program:a, _, V, _).
test(taken_out, error(existence_error(procedure, interface_program:moves/2))) :-
    program([[move = step/2, mover = parity]], P),
    load(P),
    program([], Q),
    set_module(interface_program:base(system)),
    load(Q),
    minimax(interface_program:a, _, _, _).
test(module_alone, error(existence_error(procedure, bare:static_eval/2))) :-
    program([[mover = parity, static_eval = worth/2]], P),
    load(P),
    minimax(bare:0, _, _, _).
test(alphabeta, B-V == c-2) :-
    program([[move = step/2, mover = parity, static_eval = worth/2]], P),
    load(P),
    alphabeta(interface_program:a, -inf, inf, B, V).
test(at_run_time, V == 1) :-
    run_time:use_module(library(minimax)),
    run_time:minimax_interface([move = step:move/2, mover = parity(min), static_eval = [_,1]>>true]),
    run_time:minimax_interface([move = step:move/2, mover = parity, static_eval = [_,1]>>true]),
    minimax(run_time:a, _, V, _).

:- end_tests(directive).
