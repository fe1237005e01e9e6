:- module(page_foreign,
          [ search/5,                   % +Caller, +Pos, +Options, -Answers, -Report
            search_chance/5,            % +Caller, +Pos, +Options, -Answers, -Report
            search_players/5,           % +Caller, +Pos, +Options, -Answers, -Report
            search_window/7,            % +Caller, +Pos, +Alpha, +Beta, +Options, -Best, -Val
            search_trace/4,             % +Caller, +Pos, +Options, -Events
            search_drawing/6,           % +Caller, +Pos, +Options, +Blank, +Path, -Text
            load/4,                     % +Caller, +Path, -Game, -Diagnostics
            check_interface/2,          % +Caller, +List
            random_tree/5,              % +Seed, +Number, +Alternating, +Like, -Tree
            has_look/2                  % +Tree, +Like
          ]).

/** <module> What the foreign module of library(minimax) defines, in the page

There is no foreign module in WebAssembly: the same C++ core runs beside SWI-Prolog, and searches what
page_game makes facts of.
*/

:- autoload(library(apply), [convlist/3, maplist/3]).
:- autoload(library(error), [domain_error/2, must_be/2]).
:- autoload(library(json), [json_read_dict/2]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).
:- autoload(library(option), [option/2, option/3]).
:- use_module('/page/core').
:- autoload('/page/game', [facts_text/3, game_facts/6]).

search_chance(Caller, Pos, Options, Answers, Report) :-
    search(Caller, Pos, Options, Answers, Report).

search_players(Caller, Pos, Options, Answers, Report) :-
    search(Caller, Pos, Options, Answers, Report).

search_window(Caller, _, _, _, _, _, _) :-
    not_in_the_page(Caller).

search_trace(Caller, _, _, _) :-
    not_in_the_page(Caller).

search_drawing(Caller, _, _, _, _, _) :-
    not_in_the_page(Caller).

load(Caller, _, _, _) :-
    not_in_the_page(Caller).

check_interface(_, _:List) :-
    must_be(list, List).

not_in_the_page(Caller) :-
    throw(error(existence_error(procedure, minimax:Caller),
                context(minimax:Caller, 'the page has no such predicate'))).


                 /*******************************
                 *            SEARCH            *
                 *******************************/

%   search(+Caller, +QualifiedPos, +QualifiedOptions, -Answers, -Report)

search(Caller, Game:Pos, _:Options, Answers, report(Statistics, [], [])) :-
    ( ground(Pos) -> true ; throw(error(instantiation_error, context(minimax:Caller, _))) ),
    option(interface(Interface), Options, []),
    option(depth(Plies), Options, unlimited),
    convlist(flags, Options, Flags0),
    append(Flags0, Flags1),
    ( memberchk('--time-limit', Flags1) -> Values = all ; Values = needed ),
    game_facts(Game, Interface, Pos, Plies, Values, Facts),
    facts_text(user, [], Operators),
    facts_text(system, Facts, Text0),
    string_concat(Operators, Text0, Text),
    position_text(Pos, PosText),
    append([solve, '--format', json, 'game.pl', PosText], Flags1, Arguments),
    run_core(Arguments, ['game.pl'-Text], Status, Output),
    (   Status =:= 0
    ->  setup_call_cleanup(open_string(Output, In), read_answers(In, Dicts), close(In)),
        maplist(answer, Dicts, Answers),
        Dicts = [First|_],
        statistics_list(First, Statistics)
    ;   throw_fault(Output, Pos, Caller)
    ).

append(Lists, List) :-
    lists:append(Lists, List).

flags(Option, Flags) :-
    compound(Option),
    compound_name_arguments(Option, Name, [Value]),
    \+ memberchk(Name, [interface, statistics, consulted, threads, game, certificate]),
    (   is_list(Value)
    ->  atomic_list_concat(Value, ',', Text)
    ;   term_text(Value, Text)
    ),
    split_string(Name, "_", "", Parts),
    atomics_to_string(Parts, "-", Dashed),
    string_concat("--", Dashed, Flag),
    Flags = [Flag, Text].

atomics_to_string(Parts, Between, Text) :-
    atomic_list_concat(Parts, Between, Atom),
    atom_string(Atom, Text).

term_text(Term, Text) :-
    format(string(Text), '~W', [Term, [quoted(true), ignore_ops(true), numbervars(false)]]).

%   In parentheses, lest it look like an option.

position_text(Pos, Text) :-
    term_text(Pos, Text0),
    format(string(Text), '(~s)', [Text0]).

read_answers(In, Dicts) :-
    peek_char(In, Char),
    (   Char == end_of_file
    ->  Dicts = []
    ;   char_type(Char, space)
    ->  get_char(In, _),
        read_answers(In, Dicts)
    ;   json_read_dict(In, Dict),
        Dicts = [Dict|More],
        read_answers(In, More)
    ).

answer(Dict, answer(Best, Val, Nodes)) :-
    (   Dict.best == null
    ->  true
    ;   term_string(Best, Dict.best, [module(user)])
    ),
    value(Dict.value, Val),
    maplist(node, Dict.nodes, Nodes).

value(List, Values) :-
    is_list(List),
    !,
    maplist(value, List, Values).
value(Text, Value) :-
    string(Text),
    !,
    term_string(Value, Text, [module(user)]).
value(Number, Number).

node(Text, Node) :-
    string(Text),
    !,
    term_string(Node, Text, [module(user)]).
node(Dict, Pos-Successors) :-
    term_string(Pos, Dict.position, [module(user)]),
    maplist(node, Dict.successors, Successors).

statistics_list(Dict, [algorithm(Algorithm), complete(Complete)|Counts]) :-
    atom_string(Algorithm, Dict.algorithm),
    atom_string(Complete, Dict.complete),
    dict_pairs(Dict.statistics, _, Pairs),
    findall(Count, ( member(Name-Number, Pairs), Count =.. [Name, Number] ), Counts).

%   The core says what is wrong as a sentence; two of them are errors that a caller looks for.

throw_fault(Output, Pos, Caller) :-
    (   sub_string(Output, _, _, _, "who moves in")
    ->  Formal = existence_error(mover, Pos)
    ;   sub_string(Output, _, _, _, "goes round in a circle")
    ->  Formal = domain_error(acyclic_game, [Pos])
    ;   Formal = domain_error(minimax_game, Pos)
    ),
    throw(error(Formal, context(minimax:Caller, Output))).


                 /*******************************
                 *            TREES             *
                 *******************************/

:- dynamic
    drawn/5.                    % Seed, Alternating, Look, Number, Tree

random_tree(Seed, Number, Alternating, Like, Tree) :-
    term_hash(Like, Look),
    (   drawn(Seed, Alternating, Look, Number, Found)
    ->  true
    ;   draw(Seed, Number, Alternating, Like, Look),
        drawn(Seed, Alternating, Look, Number, Found)
    ),
    Tree = Found.

%   Many at once: to ask takes longer than to draw one.

draw(Seed, Number, Alternating, Like, Look) :-
    retractall(drawn(Seed, Alternating, Look, _, _)),
    Count = 50,
    like(Like, Flags0, Files),
    ( Alternating == true -> Flags = ['--alternating'|Flags0] ; Flags = Flags0 ),
    lists:append([trials, '--seed', Seed, '--number', Number, '--count', Count], Flags, Arguments),
    run_core(Arguments, Files, 0, Output),
    split_string(Output, "\n", "", Lines),
    forall(( nth0(I, Lines, Line), Line \== "" ),
           ( term_string(Tree, Line, [module(system)]),
             Each is Number+I,
             assertz(drawn(Seed, Alternating, Look, Each, Tree)) )).

nth0(I, List, Element) :-
    lists:nth0(I, List, Element).

like(any, ['--any'], []) :-
    !.
like([], [], []) :-
    !.
like(Tree, ['--like', 'like.pl', Root], ['like.pl'-Text]) :-
    Tree = [node(Pos, _, _, _)|_],
    position_text(Pos, Root),
    tree_text(Tree, Text).

tree_text(Tree, Text) :-
    minimax_verify_tree:tree_facts(Tree, Facts),
    facts_text(system, Facts, Text).

%   What has become of a tree has the root that it has; its positions keep their names.

has_look(_, any) :-
    !.
has_look(Tree, Like) :-
    Tree = [node(Pos, _, _, _)|_],
    position_text(Pos, Root),
    tree_text(Tree, Part),
    (   Like == []
    ->  Arguments = [trials, '--part', 'part.pl', Root],
        Files = ['part.pl'-Part]
    ;   Like = [node(LikePos, _, _, _)|_],
        position_text(LikePos, LikeRoot),
        tree_text(Like, Text),
        Arguments = [trials, '--like', 'like.pl', '--part', 'part.pl', LikeRoot, Root],
        Files = ['like.pl'-Text, 'part.pl'-Part]
    ),
    run_core(Arguments, Files, 0, _).
