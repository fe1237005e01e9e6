:- module(random_trees,
          [ random_tree/3,              % +Seed, +Options, -Tree
            tree_root/2,                % +Tree, -Root
            tree_positions/2,           % +Tree, -Positions
            tree_facts/2,               % +Tree, -Facts
            tree_shape/2,               % +Tree, -Shape
            assert_tree/2,              % +Module, +Tree
            write_tree/2,               % +File, +Tree
            print_tree/2                % +Stream, +Tree
          ]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(pairs)).

/** <module> Random game trees as facts

A tree depends on its seed and its options alone: it is the same in every run and on every
machine.
*/

%!  random_tree(+Seed:integer, +Options, -Tree) is det.
%
%   Draws a game tree. What an option does not fix is drawn as well:
%
%     - positions(Max), successors(Max), depth(Max)
%       How large the tree is at most. positions(1) is a root that is a leaf.
%     - leaves(Percent)
%       How many of the positions that might have successors are leaves: how uneven the depth is.
%     - movers(Movers)
%       `alternating`, or `any`: the same mover may move again.
%     - root_mover(Mover)
%       `max` or `min`.
%     - root(Root)
%       `declared`, or `undeclared`: the successors say who moves in the root.
%     - declarations(Which)
%       `all`, or `some`: inner positions may be undeclared too, where their successors tell.
%     - sharing(Percent)
%       How many of the successors have another predecessor already; never on a cycle.
%     - repeats(Percent)
%       How many of the successors are in the list of successors twice.
%     - cycles(Percent)
%       How many of the successors are positions that may lie above. 0 unless given.
%     - names(Names)
%       `atoms`, `integers`, `compounds`, `lists` or `mixed`.
%     - values(Values)
%       `ties`, `small`, `floats`, `equals`, `big`, `wide`, or `expressions`.
%     - inner_values(Which)
%       `none`, `some` or `all` of the positions with successors have a value as well.
%     - empty_moves(Which)
%       `none` or `some` of the leaves have a clause moves(Leaf, []).
%     - evaluation(Predicate)
%       `static_eval`, or `staticval`, Bratko's name. `static_eval` unless given.
%     - order(Order)
%       `grouped` by predicate, or `shuffled`.
%     - fault(Fault)
%       `none` unless given. Makes a fault that a search from the root must meet: `no_value` (a
%       leaf without a value), `both` (an inner position that is declared both), `untold` (an
%       undeclared position with an undeclared successor) or `conflicting` (an undeclared one whose
%       successors disagree). Where the tree has no place for it, the tree is left as it is:
%       tree_shape/2 tells which position is at fault.

random_tree(Seed, Options, tree(Root, Positions, Facts, Shape)) :-
    must_be(integer, Seed),
    seed(Seed),
    draw_shape(Options, Shape0),
    draw_graph(Shape0, Graph0),
    draw_declarations(Shape0, Graph0, Graph1),
    draw_fault(Shape0, Graph1, Graph, Fault),
    draw_names(Shape0, Graph, Names),
    draw_facts(Shape0, Graph, Names, Facts0),
    assoc_to_values(Names, Positions),
    Positions = [Root|_],
    named_fault(Fault, Names, NamedFault),
    (   option(fault(no_value), Shape0)
    ->  exclude(evaluates(NamedFault), Facts0, Facts)
    ;   Facts = Facts0
    ),
    Shape = [fault_at(NamedFault)|Shape0].

evaluates(Position, Fact) :-
    Fact =.. [Name, Position0, _],
    memberchk(Name, [static_eval, staticval]),
    Position0 == Position.

%!  tree_root(+Tree, -Root) is det.
%!  tree_positions(+Tree, -Positions:list) is det.
%!  tree_facts(+Tree, -Facts:list) is det.
%!  tree_shape(+Tree, -Shape:list) is det.
%
%   The parts of a tree. The shape is the list of the options as they were given or drawn, and
%   fault_at(Position), or fault_at(none).

tree_root(tree(Root, _, _, _), Root).
tree_positions(tree(_, Positions, _, _), Positions).
tree_facts(tree(_, _, Facts, _), Facts).
tree_shape(tree(_, _, _, Shape), Shape).

%!  assert_tree(+Module, +Tree) is det.
%
%   Makes the facts of Tree the only facts of the five predicates in Module.

assert_tree(Module, tree(_, _, Facts, _)) :-
    forall(fact_predicate(Name, Arity),
           ( dynamic(Module:Name/Arity),
             functor(Head, Name, Arity),
             retractall(Module:Head) )),
    forall(member(Fact, Facts), assertz(Module:Fact)).

fact_predicate(moves, 2).
fact_predicate(static_eval, 2).
fact_predicate(staticval, 2).
fact_predicate(max_to_move, 1).
fact_predicate(min_to_move, 1).

%!  write_tree(+File, +Tree) is det.
%
%   Writes the facts of Tree to File, in UTF-8.

write_tree(File, Tree) :-
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       print_tree(Out, Tree),
                       close(Out)).

%!  print_tree(+Stream, +Tree) is det.
%
%   Writes the facts of Tree to Stream, a line each.

print_tree(Out, tree(_, _, Facts, _)) :-
    forall(member(Fact, Facts), format(Out, '~q.~n', [Fact])).


                /*******************************
                *       RANDOM NUMBERS         *
                *******************************/

% Park and Miller's generator ("Random number generators: good ones are hard to find", 1988) with
% their later multiplier. SWI-Prolog's own depends on the version of GMP.

seed(Seed) :-
    State is (Seed * 1_000_003 + 12_345) mod 2_147_483_646 + 1,
    nb_setval(random_trees_state, State),
    draw(2, _),
    draw(2, _).

%   draw(+N, -X): X is one of 0 ... N-1.

draw(N, X) :-
    nb_getval(random_trees_state, State0),
    State is State0 * 48_271 mod 2_147_483_647,
    nb_setval(random_trees_state, State),
    X is State * N // 2_147_483_647.

draw_between(Low, High, X) :-
    draw(High - Low + 1, X0),
    X is Low + X0.

draw_member(List, X) :-
    length(List, N),
    draw(N, I),
    nth0(I, List, X).

chance(Percent) :-
    draw(100, X),
    X < Percent.

shuffle(List, Shuffled) :-
    maplist([X, Key-X]>>draw(1_000_000_000, Key), List, Keyed),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, Shuffled).


                /*******************************
                *             SHAPE            *
                *******************************/

draw_shape(Options, Shape) :-
    check_options(Options),
    findall(Name-Choices, choices(Name, Choices), Table),
    maplist(draw_trait(Options), Table, Shape).

check_options(Options) :-
    forall(( member(Option, Options), \+ ( Option =.. [Name, _], choices(Name, _) ) ),
           domain_error(random_tree_option, Option)).

draw_trait(Options, Name-Choices, Trait) :-
    draw_member(Choices, Drawn),        % drawn always: an option leaves the rest as it was
    Trait =.. [Name, Value],
    Given =.. [Name, Value],
    option(Given, Options, Drawn).

choices(positions,    [1, 3, 6, 10, 15, 20, 30]).
choices(successors,   [1, 2, 2, 3, 4, 6]).
choices(depth,        [1, 2, 3, 4, 6, 9]).
choices(leaves,       [0, 10, 30, 50]).
choices(movers,       [alternating, any]).
choices(root_mover,   [max, min]).
choices(root,         [declared, declared, undeclared]).
choices(declarations, [all, some]).
choices(sharing,      [0, 0, 30, 60]).
choices(cycles,       [0]).
choices(repeats,      [0, 0, 0, 20]).
choices(names,        [atoms, integers, compounds, lists, mixed]).
choices(values,       [ties, small, floats, equals, big, wide, expressions]).
choices(inner_values, [none, some]).
choices(empty_moves,  [none, some]).
choices(evaluation,   [static_eval]).
choices(order,        [grouped, shuffled]).
choices(fault,        [none]).


                /*******************************
                *             GRAPH            *
                *******************************/

%   The graph is an assoc from 0 ... N-1 to node(Mover, Declared, Successors): Mover is max or min,
%   and Declared is the list of what the position is declared as. 0 is the root. Edges lead to
%   higher numbers, but for those of cycles/1.

draw_graph(Shape, Graph) :-
    option(root_mover(Mover), Shape),
    option(positions(Max0), Shape),
    option(sharing(Sharing), Shape),
    (   Sharing > 0
    ->  Max is min(Max0, 15)            % the oracles follow every path
    ;   Max = Max0
    ),
    list_to_assoc([0-at(0, Mover)], Places),
    list_to_assoc([], Empty),
    grow(0, 1, Max, Places, Shape, Empty, Graph).

grow(I, Count, _, _, _, Graph, Graph) :-
    I =:= Count,
    !.
grow(I, Count0, Max, Places0, Shape, Graph0, Graph) :-
    get_assoc(I, Places0, at(Level, Mover)),
    draw_number_of_successors(I, Level, Shape, N),
    draw_successors(N, I, Count0, Count, Max, Places0, Places, Shape, [], Successors),
    put_assoc(I, Graph0, node(Mover, [Mover], Successors), Graph1),
    Next is I + 1,
    grow(Next, Count, Max, Places, Shape, Graph1, Graph).

draw_number_of_successors(I, Level, Shape, N) :-
    option(depth(Depth), Shape),
    option(leaves(Leaves), Shape),
    option(successors(Max), Shape),
    (   Level >= Depth
    ->  N = 0
    ;   I > 0, chance(Leaves)
    ->  N = 0
    ;   draw_between(1, Max, N)
    ).

draw_successors(0, _, Count, Count, _, Places, Places, _, _, []) :-
    !.
draw_successors(N, I, Count0, Count, Max, Places0, Places, Shape, Taken, Successors) :-
    N1 is N - 1,
    (   draw_successor(I, Count0, Count1, Max, Places0, Places1, Shape, Taken, J)
    ->  Successors = [J|Successors1],
        Taken1 = [J|Taken]
    ;   Successors = Successors1,
        Taken1 = Taken,
        Count1 = Count0,
        Places1 = Places0
    ),
    draw_successors(N1, I, Count1, Count, Max, Places1, Places, Shape, Taken1, Successors1).

draw_successor(I, Count0, Count, Max, Places0, Places, Shape, Taken, J) :-
    option(cycles(Cycles), Shape),
    option(sharing(Sharing), Shape),
    (   chance(Cycles),
        draw_known(0, I, Count0, Places0, Shape, Taken, J)
    ->  Count = Count0,
        Places = Places0
    ;   chance(Sharing),
        First is I + 1,
        draw_known(First, I, Count0, Places0, Shape, Taken, J)
    ->  Count = Count0,
        Places = Places0
    ;   Count0 < Max,
        J = Count0,
        Count is Count0 + 1,
        get_assoc(I, Places0, at(Level0, Mover0)),
        Level is Level0 + 1,
        draw_mover(I, Mover0, Shape, Mover),
        put_assoc(J, Places0, at(Level, Mover), Places)
    ).

draw_known(First, I, Count, Places, Shape, Taken, J) :-
    Last is Count - 1,
    findall(K,
            ( between(First, Last, K),
              \+ memberchk(K, Taken),
              may_follow(I, K, Places, Shape) ),
            Known),
    Known = [_|_],
    draw_member(Known, J).

%   may_follow(+I, +K, +Places, +Shape): K may be a successor of I by who moves in them.

may_follow(I, K, Places, Shape) :-
    (   others_turn(I, Shape)
    ->  get_assoc(I, Places, at(_, Mover)),
        get_assoc(K, Places, at(_, Other)),
        Mover \== Other
    ;   true
    ).

draw_mover(I, Mover0, Shape, Mover) :-
    (   others_turn(I, Shape)
    ->  other(Mover0, Mover)
    ;   draw_member([max, min], Mover)
    ).

others_turn(I, Shape) :-
    (   option(movers(alternating), Shape)
    ;   I =:= 0,
        option(root(undeclared), Shape)
    ),
    !.

other(max, min).
other(min, max).


                /*******************************
                *          DECLARATIONS        *
                *******************************/

draw_declarations(Shape, Graph0, Graph) :-
    (   option(root(undeclared), Shape),
        get_assoc(0, Graph0, node(_, _, Successors)),
        \+ memberchk(0, Successors)
    ->  undeclare(0, Graph0, Graph1)
    ;   Graph1 = Graph0
    ),
    (   option(declarations(some), Shape)
    ->  assoc_to_keys(Graph1, [_|Others]),
        foldl(maybe_undeclare, Others, Graph1, Graph)
    ;   Graph = Graph1
    ).

maybe_undeclare(I, Graph0, Graph) :-
    (   chance(40),
        may_be_undeclared(I, Graph0)
    ->  undeclare(I, Graph0, Graph)
    ;   Graph = Graph0
    ).

%   Its successors tell who moves in I, and it has not to tell who moves before it.

may_be_undeclared(I, Graph) :-
    get_assoc(I, Graph, node(Mover, _, Successors)),
    other(Mover, Other),
    forall(member(J, Successors), get_assoc(J, Graph, node(_, [Other], _))),
    forall(gen_assoc(_, Graph, node(_, Declared, Before)),
           ( Declared == [] -> \+ memberchk(I, Before) ; true )).

undeclare(I, Graph0, Graph) :-
    declare(I, [], Graph0, Graph).

declare(I, Declared, Graph0, Graph) :-
    get_assoc(I, Graph0, node(Mover, _, Successors)),
    put_assoc(I, Graph0, node(Mover, Declared, Successors), Graph).


                /*******************************
                *            FAULTS            *
                *******************************/

%   draw_fault(+Shape, +Graph0, -Graph, -Fault): Fault is I of the position at fault, or none.

draw_fault(Shape, Graph0, Graph, Fault) :-
    option(fault(Kind), Shape),
    findall(I, fault_place(Kind, I, Graph0), Places),
    (   Places == []
    ->  Graph = Graph0,
        Fault = none
    ;   draw_member(Places, Fault),
        make_fault(Kind, Fault, Graph0, Graph)
    ).

fault_place(no_value, I, Graph) :-
    gen_assoc(I, Graph, node(_, _, [])).
fault_place(both, I, Graph) :-
    gen_assoc(I, Graph, node(_, _, [_|_])),
    tells_none_before(I, Graph).
fault_place(untold, I, Graph) :-
    gen_assoc(I, Graph, node(_, _, [_|_])),
    tells_none_before(I, Graph).
fault_place(conflicting, I, Graph) :-
    gen_assoc(I, Graph, node(_, _, Successors)),
    memberchk_declared(max, Successors, Graph),
    memberchk_declared(min, Successors, Graph),
    tells_none_before(I, Graph).

memberchk_declared(Mover, Successors, Graph) :-
    member(J, Successors),
    get_assoc(J, Graph, node(_, [Mover], _)),
    !.

tells_none_before(I, Graph) :-
    forall(( gen_assoc(_, Graph, node(_, Declared, Before)), memberchk(I, Before) ),
           Declared == [_]).

make_fault(no_value, _, Graph, Graph).     % random_tree/3 takes the fact away
make_fault(both, I, Graph0, Graph) :-
    declare(I, [max, min], Graph0, Graph).
make_fault(conflicting, I, Graph0, Graph) :-
    undeclare(I, Graph0, Graph).
make_fault(untold, I, Graph0, Graph) :-
    undeclare(I, Graph0, Graph1),
    get_assoc(I, Graph1, node(_, _, Successors)),
    foldl(undeclare, Successors, Graph1, Graph).

named_fault(none, _, none) :-
    !.
named_fault(I, Names, Position) :-
    get_assoc(I, Names, Position).


                /*******************************
                *             NAMES            *
                *******************************/

draw_names(Shape, Graph, Names) :-
    option(names(Kind), Shape),
    assoc_to_keys(Graph, Keys),
    maplist(draw_name(Kind), Keys, Positions),
    pairs_keys_values(Pairs, Keys, Positions),
    list_to_assoc(Pairs, Names).

draw_name(Kind, I, Position) :-
    findall(Style, name_style(Kind, Style), Styles),
    draw_member(Styles, Style),
    once(styled_name(Style, I, Position)).

name_style(atoms, letter).
name_style(integers, integer).
name_style(compounds, board).
name_style(compounds, pair).
name_style(compounds, nested).
name_style(lists, short_list).
name_style(lists, long_list).
name_style(mixed, Style) :-
    clause(styled_name(Style, _, _), _).

%   styled_name(+Style, +I, -Position): different for every I and Style.

styled_name(letter, I, Position) :-
    format(atom(Position), 'p~d', [I]).
styled_name(spaced, I, Position) :-
    format(atom(Position), 'It''s position ~d', [I]).
styled_name(capital, I, Position) :-
    format(atom(Position), 'P~d', [I]).
styled_name(accented, I, Position) :-
    format(atom(Position), '\u00e9chec_~d', [I]).
styled_name(foreign, I, Position) :-
    format(atom(Position), '\u68cb\U0001F3B2 ~d', [I]).
styled_name(escaped, I, Position) :-
    format(atom(Position), 'a\\b\n\tc~d', [I]).
styled_name(symbolic, I, Position) :-
    length(Codes, I),
    maplist(=(0'+), Codes),
    atom_codes(Position, [0'=|Codes]).
styled_name(special, I, Position) :-
    nth0(I, [[], {}, ;, !, (','), '|', '[]', -, :-, dynamic, '', ' ', is], Position).
styled_name(special, I, special(I)).
styled_name(integer, I, I).
styled_name(negative, I, Position) :-
    I > 0,
    Position is -I.
styled_name(negative, I, neg(I)).
styled_name(large, I, Position) :-
    Position is 10 ** 30 + I.
styled_name(float, I, Position) :-
    Position is float(I).
styled_name(rational, I, Position) :-
    Position is (2 * I + 1) rdiv 2.
styled_name(string, I, Position) :-
    format(string(Position), 'a "string" \\ ~d', [I]).
styled_name(board, I, pos(x, [1, I])).
styled_name(pair, I, x-[e, e, I]).
styled_name(nested, I, f(g(h(I), 'B'), [])).
styled_name(short_list, I, [I]).
styled_name(long_list, I, [x, [], [I, o], 'E']).
styled_name(partial_list, I, [x, I|o]).
styled_name(curly, I, {x, I}).
styled_name(operators, I, (a:-b, \+c;I)).
styled_name(arithmetic, I, (1-2)*I- -1).
styled_name(minus, I, -(I)).
styled_name(minus_minus, I, -(-(I))).
styled_name(power, I, (- 1)^I).
styled_name(prefix_atom, I, - - [dynamic, I]).
styled_name(no_arguments, I, g(Position, I)) :-
    compound_name_arguments(Position, f, []).


                /*******************************
                *             FACTS            *
                *******************************/

draw_facts(Shape, Graph, Names, Facts) :-
    assoc_to_list(Graph, Nodes),
    findall(Fact, declaration(max, Nodes, Names, Fact), MaxFacts),
    findall(Fact, declaration(min, Nodes, Names, Fact), MinFacts),
    findall(Fact, draw_moves(Nodes, Shape, Names, Fact), MovesFacts),
    findall(Fact, draw_evaluation(Nodes, Shape, Names, Fact), Evaluations),
    append([MaxFacts, MinFacts, MovesFacts, Evaluations], Facts0),
    (   option(order(shuffled), Shape)
    ->  shuffle(Facts0, Facts)
    ;   Facts = Facts0
    ).

declaration(Mover, Nodes, Names, Fact) :-
    member(I-node(_, Declared, _), Nodes),
    memberchk(Mover, Declared),
    get_assoc(I, Names, Position),
    atom_concat(Mover, '_to_move', Name),
    Fact =.. [Name, Position].

draw_moves(Nodes, Shape, Names, moves(Position, Successors)) :-
    option(repeats(Percent), Shape),
    member(I-node(_, _, Js), Nodes),
    (   Js == []
    ->  option(empty_moves(some), Shape),
        chance(50)
    ;   true
    ),
    get_assoc(I, Names, Position),
    foldl(maybe_repeat(Percent), Js, Js, Repeated),
    maplist([J, Successor]>>get_assoc(J, Names, Successor), Repeated, Successors).

%   maybe_repeat(+Percent, +J, +Successors0, -Successors): may put J in at a second place.

maybe_repeat(Percent, J, Successors0, Successors) :-
    (   chance(Percent)
    ->  length(Successors0, N),
        draw(N + 1, I),
        nth0(I, Successors, J, Successors0)
    ;   Successors = Successors0
    ).

draw_evaluation(Nodes, Shape, Names, Fact) :-
    option(values(Values), Shape),
    option(evaluation(Name), Shape),
    member(Node, Nodes),
    Node = I-_,
    draw_has_value(Node, Shape),
    draw_value(Values, Value),
    get_assoc(I, Names, Position),
    Fact =.. [Name, Position, Value].

draw_has_value(_-node(_, _, [_|_]), Shape) :-
    !,
    option(inner_values(Which), Shape),
    (   Which == all
    ->  true
    ;   Which == some,
        chance(50)
    ).
draw_has_value(_, _).


                /*******************************
                *            VALUES            *
                *******************************/

draw_value(ties, Value) :-
    draw_between(0, 2, Value).
draw_value(small, Value) :-
    draw_between(-20, 20, Value).
draw_value(floats, Value) :-
    draw_between(-50, 50, Tenths),
    Value is Tenths / 10.0.
draw_value(equals, Value) :-            % the same numbers in several spellings
    draw_member([-1, -1.0, 0, 0.0, -0.0, 1r2, 0.5, 1, 1.0, 2, 2.0], Value).
draw_value(big, Value) :-
    draw_member([-1, 1], Sign),
    draw_between(0, 3, Low),
    Value is Sign * (10 ** 40 + Low).
draw_value(wide, Value) :-              % a machine word or a float cannot tell them apart
    draw_member([ 9007199254740991, 9007199254740992, 9007199254740993,
                  9007199254740992.0, 9007199254740994.0,
                  9223372036854775807, 9223372036854775808, -9223372036854775808,
                  9.223372036854775807e18, -9223372036854775809,
                  100000000000000000000, 100000000000000000001, 1.0e20,
                  1r3, 0.3333333333333333, 1r10, 0.1, 0.30000000000000004, 0.3,
                  5.0e-324, 1.7976931348623157e308, -1.0e300,
                  1.0Inf, -1.0Inf ],
                Value).
draw_value(expressions, Value) :-
    draw_between(-3, 3, X),
    draw_between(1, 3, Y),
    draw_member([ X, X, +Y, -Y, + - Y, - - Y, X+Y, X-Y, X*Y, X//Y, X/Y, X mod Y, X*2+Y,
                  X-(Y-1), abs(X), max(X,Y), min(X,Y), Y**2, 2^Y, X*0.5, X rdiv Y, sign(X) ],
                Value).
