:- module(test_interface_trees, []).

/** <module> Random trees in other styles have the answers of the four predicates

MINIMAX_TREES says how many trees there are, 120 for each style if absent.
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../oracle/random_trees').
:- use_module(library(minimax)).

:- set_module(foreign:base(system)).
:- dynamic
    foreign:succ_of/2, foreign:turn/2, foreign:worth/2, foreign:end/2, foreign:guess/2,
    foreign:maxi/1, foreign:mini/1.

algorithm(A) :- member(A, [minimax, negamax, alphabeta, pvs, mtdf, sss, pns]).

%   style(Style, TreeOptions, Interface)

style(negamax, [], [move = succ_of/2, mover = turn/2, players = white/black, view = mover,
                    static_eval = worth/2]).
style(parity, [movers(alternating)], [move = succ_of/2, mover = Parity, static_eval = worth/2]) :-
    plain_mover(root, Mover),
    Parity = parity(Mover).
style(split, [], [move = succ_of/2, max_to_move = maxi/1, min_to_move = mini/1, utility = end/2,
                  heuristic = guess/2]).

:- dynamic plain:moves/2, plain:static_eval/2, plain:max_to_move/1, plain:min_to_move/1.
:- dynamic root/1.

%   Who moves, declared or told by the successors; max where nobody does.

plain_mover(root, Mover) :-
    !,
    root(Root),
    plain_mover(Root, Mover).
plain_mover(Pos, max) :- plain:max_to_move(Pos), !.
plain_mover(Pos, min) :- plain:min_to_move(Pos), !.
plain_mover(Pos, min) :-
    plain:moves(Pos, [_|_]),
    plain:moves(Pos, [Succ|_]),
    plain:max_to_move(Succ),
    !.
plain_mover(_, max).

name_of(max, white).
name_of(min, black).

is_leaf(Pos) :- \+ plain:moves(Pos, [_|_]).

translate(Tree) :-
    assert_tree(plain, Tree),
    tree_root(Tree, Root),
    retractall(root(_)),
    assertz(root(Root)),
    forall(member(P, [succ_of(_,_), turn(_,_), worth(_,_), end(_,_), guess(_,_), maxi(_), mini(_)]),
           retractall(foreign:P)),
    forall(( plain:moves(Pos, Succs), member(Succ, Succs) ), assertz(foreign:succ_of(Pos, Succ))),
    forall(plain:max_to_move(Pos), assertz(foreign:maxi(Pos))),
    forall(plain:min_to_move(Pos), assertz(foreign:mini(Pos))),
    tree_positions(Tree, Positions),
    forall(member(Pos, Positions), ( plain_mover(Pos, M), name_of(M, N),
                                     assertz(foreign:turn(Pos, N)) )).

%   The values in the view of the one who moves, or of MAX; apart for leaves and others.

translate_values(Style) :-
    forall(plain:static_eval(Pos, Val),
           ( (   Style == negamax, plain_mover(Pos, Mover), Mover == min -> Worth is -Val ; Worth = Val ),
             assertz(foreign:worth(Pos, Worth)),
             (   is_leaf(Pos) -> assertz(foreign:end(Pos, Val)) ; assertz(foreign:guess(Pos, Val)) )
           )).

agree(Style, Seed, Options, Count) :-
    root(Root),
    expected(Root, Options, Expected),
    style(Style, _, Interface),
    findall(A, algorithm(A), Algorithms),
    forall(member(A, Algorithms),
           ( minimax(foreign:Root, B, V0, L, [interface(Interface), algorithm(A)|Options]),
             V is V0,
             assertion(Style-Seed-A-answer(B, V, L) =@= Style-Seed-A-Expected) )),
    length(Algorithms, Count).

expected(Root, Options, answer(B, V, L)) :-
    minimax(plain:Root, B, V0, L, [algorithm(minimax)|Options]),
    V is V0.

compare_tree(Style, Seed, Count) :-
    clause(style(Style, Given, _), _),
    !,
    random_tree(Seed, [evaluation(static_eval), inner_values(all)|Given], Tree),
    translate(Tree),
    translate_values(Style),
    findall(C, ( member(Options, [[], [depth(1)], [depth(2)]]), agree(Style, Seed, Options, C) ), Cs),
    sum_list(Cs, Count).

compare_trees(Style, Trees) :-
    findall(Count, ( between(1, Trees, Seed), compare_tree(Style, Seed, Count) ), Counts),
    length(Counts, Compared),
    sum_list(Counts, Answers),
    assertion(Compared == Trees),
    format("~w: ~d trees, ~d answers compared~n", [Style, Compared, Answers]).

trees(Trees) :-
    (   getenv('MINIMAX_TREES', Text)
    ->  atom_number(Text, Trees)
    ;   Trees = 120
    ).

:- begin_tests(random_trees).

test(negamax) :- trees(N), compare_trees(negamax, N).
test(parity)  :- trees(N), compare_trees(parity, N).
test(split)   :- trees(N), compare_trees(split, N).

:- end_tests(random_trees).
