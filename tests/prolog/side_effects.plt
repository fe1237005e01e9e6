:- module(test_side_effects, []).

/** <module> Games whose predicates assert, retract, print, bind and call back
*/

:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

:- dynamic asserting:met/1, asserting:moves/2, asserting:static_eval/2.

asserting:(moves(N, L) :-
               retractall(met(N)),
               assertz(met(N)),
               N < 10,
               M is N+1,
               K is N+2,
               L = [M,K],
               retract(met(N)),
               assertz(met(N))).
asserting:max_to_move(_).
asserting:static_eval(N, N).

% Its own clauses change while it is searched: what was answered stays answered.

:- dynamic rewriting:moves/2, rewriting:static_eval/2.

rewriting:max_to_move(_).

rewrite :-
    retractall(rewriting:moves(_, _)),
    retractall(rewriting:static_eval(_, _)),
    assertz(rewriting:(moves(r, [s,t]) :- retractall(moves(_, _)))),
    assertz(rewriting:moves(s, [u])),
    assertz(rewriting:(static_eval(P, 1) :- assertz(static_eval(P, 9)))).

% The predicates that a search asks for may come to be while it runs.

:- dynamic defining:moves/2.

defining:(moves(r, [s]) :-
              assertz(max_to_move(r)),
              assertz(static_eval(s, 3))).

printing:(moves(r, [s,t]) :-
              print_message(silent, format("moves", [])),
              format("moves of ~w~n", [r])).
printing:max_to_move(_).
printing:(static_eval(P, 1) :-
              format("value of ~w~n", [P])).

% Programs that change the term they are given.

binding:(moves(p(X), [q(X)]) :-
             X == 1).
binding:(max_to_move(P) :-
             nb_setarg(1, P, changed)).
binding:static_eval(q(N), N).
binding:(min_to_move(P) :-
             setarg(1, P, changed),
             fail).

tampering:(moves(P, L) :-
               P = p(N),
               nb_setarg(1, P, 0),
               N < 5,
               M is N+1,
               L = [p(M)]).
tampering:(max_to_move(p(N)) :-
               integer(N)).
tampering:(static_eval(P, N) :-
               P = p(N),
               nb_setarg(1, P, 0)).

% A game that searches another one.

nested:(moves(N, L) :-
            N > 0,
            M is N-1,
            ( minimax(M, _, V, _) -> L = [M], V == 0 ; L = [] )).
nested:max_to_move(_).
nested:static_eval(0, 0).
:- nested:use_module(library(minimax)).

% Delayed goals and global variables.

delaying:(moves(r, [s,t]) :-
              freeze(X, b_setval(test_side_effects_x, X)),
              X = 1).
delaying:max_to_move(r).
delaying:(static_eval(s, V) :-
              freeze(V, integer(V)),
              V = 3).
delaying:(static_eval(t, V) :-
              when(ground(V), V > 0),
              V = 2).

% Tabled predicates.

:- table tabled:value/2.

tabled:moves(r, [5,6,7]).
tabled:max_to_move(r).
tabled:(static_eval(N, V) :-
            value(N, V)).
tabled:(value(0, 0) :- !).
tabled:(value(N, V) :-
            N > 0,
            M is N-1,
            value(M, W),
            V is (W*7+N) mod 11).

:- begin_tests(side_effects).

test(asserting, [setup(retractall(asserting:met(_))), V-Met == 11-[0,1,2,3,4,5,6,7,8,9,10,11]]) :-
    minimax(asserting:0, _, V, _),
    findall(N, asserting:met(N), Ns),
    msort(Ns, Met).
test(rewriting, [setup(rewrite), V-L == 1-[t]]) :-
    minimax(rewriting:r, _, V, L).
test(defining, V == 3) :-
    minimax(defining:r, _, V, _).
test(printing, Text == "moves of r\nvalue of s\nvalue of t\n") :-
    with_output_to(string(Text), minimax(printing:r, _, _, _)).
test(binding, B-V == q(1)-1) :-
    minimax(binding:p(1), B, V, _).
test(tampering, V-L == 5-[p(1),p(2),p(3),p(4),p(5)]) :-
    minimax(tampering:p(0), _, V, L).
test(question_is_not_changed, P == p(1)) :-
    P = p(1),
    minimax(binding:P, _, _, _).
test(nested, V == 0) :-
    minimax(nested:8, _, V, _).
test(delaying, [setup(nb_setval(test_side_effects_x, 0)), B-V-X == s-3-0]) :-
    minimax(delaying:r, B, V, _),
    b_getval(test_side_effects_x, X).
test(tabled, V == Best) :-
    findall(W, ( member(N, [5,6,7]), tabled:value(N, W) ), Ws),
    max_list(Ws, Best),
    abolish_all_tables,
    minimax(tabled:r, _, V, _).

:- end_tests(side_effects).

% Definitions that are found elsewhere: inherited from user, imported, loaded on demand.

:- dynamic user:static_eval/2.

inheriting:moves(r, [from_user]).
inheriting:max_to_move(r).

:- begin_tests(resolution, [setup(write_library(Directory)), cleanup(remove_library(Directory))]).

write_library(Directory) :-
    tmp_file(minimax, Directory),
    make_directory(Directory),
    nb_setval(test_library, Directory),
    write_file('test_game_rules.pl',
               [ (:- module(test_game_rules,
                            [moves/2, static_eval/2, max_to_move/1, min_to_move/1])),
                 moves(r, [s,t]),
                 static_eval(s, 8),
                 static_eval(t, 7),
                 max_to_move(r),
                 min_to_move(s)
               ]),
    write_file('test_on_demand.pl',
               [ (:- module(test_on_demand, [])),
                 (:- set_module(base(system))),
                 (:- autoload(test_game_rules,
                              [moves/2, static_eval/2, max_to_move/1, min_to_move/1]))
               ]).

write_file(Name, Clauses) :-
    library_file(Name, File),
    open(File, write, Out),
    forall(member(Clause, Clauses),
           format(Out, '~q.~n', [Clause])),
    close(Out).

library_file(Name, File) :-
    nb_getval(test_library, Directory),
    directory_file_path(Directory, Name, File).

remove_library(Directory) :-
    delete_directory_and_contents(Directory).

test(inherited, [setup(assertz(user:static_eval(from_user, 5))),
                 cleanup(retractall(user:static_eval(from_user, _))),
                 V == 5]) :-
    minimax(inheriting:r, _, V, _).
test(imported, B-V == s-8) :-
    library_file('test_game_rules.pl', File),
    importing:use_module(File),
    minimax(importing:r, B, V, _).
test(loaded_on_demand, B-V == s-8) :-
    library_file('test_on_demand.pl', File),
    use_module(File),
    minimax(test_on_demand:r, B, V, _).

:- end_tests(resolution).
