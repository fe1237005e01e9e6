:- module(page_foreign,
          [ search/5,                   % +Caller, +Pos, +Options, -Answers, -Report
            search_chance/5,            % +Caller, +Pos, +Options, -Answers, -Report
            search_players/5,           % +Caller, +Pos, +Options, -Answers, -Report
            search_window/7,            % +Caller, +Pos, +Alpha, +Beta, +Options, -Best, -Val
            count_paths/5,              % +Caller, +Pos, +Depth, +Options, -Count
            search_trace/4,             % +Caller, +Pos, +Options, -Events
            search_trace_text/5,        % +Caller, +Pos, +Options, +Events, -Text
            search_drawing/7,           % +Caller, +Pos, +Options, +Blank, +Around, +Path, -Text
            load/4,                     % +Caller, +Path, -Game, -Diagnostics
            check_interface/2           % +Caller, +List
          ]).

/** <module> What the foreign module of library(minimax) defines, in the page

There is no foreign module in WebAssembly: the same C++ core runs beside SWI-Prolog, and searches what
page_game makes facts of.
*/

:- autoload(library(apply), [convlist/3, maplist/3]).
:- autoload(library(json), [json_read_dict/2]).
:- autoload(library(lists), [append/2, last/2, member/2, memberchk/2]).
:- autoload(library(option), [option/3]).
:- use_module('/page/core').
:- reexport('/page/trees').
:- use_module(interfaces, [own_interface/2]).
:- autoload('/page/game', [facts_text/3, game_facts/6]).
:- autoload('/page/interface', [check_interface/1, set_up/2]).

search_chance(Caller, Pos, Options, Answers, Report) :-
    search(Caller, Pos, Options, Answers, Report).

search_players(Caller, Pos, Options, Answers, Report) :-
    search(Caller, Pos, Options, Answers, Report).

search_window(Caller, _, _, _, _, _, _) :-
    not_in_the_page(Caller).

search_trace(Caller, _, _, _) :-
    not_in_the_page(Caller).

search_trace_text(Caller, _, _, _, _) :-
    not_in_the_page(Caller).

search_drawing(Caller, _, _, _, _, _, _) :-
    not_in_the_page(Caller).

load(Caller, _, _, _) :-
    not_in_the_page(Caller).

check_interface(_, _:List) :-
    check_interface(List).

not_in_the_page(Caller) :-
    throw(error(existence_error(procedure, minimax:Caller),
                context(minimax:Caller, 'the page has no such predicate'))).


                 /*******************************
                 *            SEARCH            *
                 *******************************/

%   search(+Caller, +QualifiedPos, +QualifiedOptions, -Answers, -Report)

search(Caller, Game:Pos, _:Options, Answers, report(Statistics, [], [])) :-
    ( ground(Pos) -> true ; throw(error(instantiation_error, context(minimax:Caller, _))) ),
    flags_of(Options, Flags),
    (   is_judges(Options),
        judged_game(Game)
    ->  Statistics = [],
        answers_about(Caller, Game, Pos, Options, Answers)
    ;   own_interface(Options, Interface),
        ignore(set_up(Game, Interface)),
        option(depth(Plies), Options, unlimited),
        ( memberchk("--time-limit", Flags) -> Values = all ; Values = needed ),
        game_facts(Game, Interface, Pos, Plies, Values, Facts),
        game_text(Facts, Text),
        position_text(Pos, PosText),
        append([[solve, '--format', json, 'game.pl', PosText], Flags], Arguments),
        asked(Caller, Pos, Arguments, Text, Dicts),
        maplist(answer, Dicts, Answers),
        Dicts = [First|_],
        statistics_list(First, Statistics)
    ).

%   count_paths(+Caller, +QualifiedPos, +Depth, +QualifiedOptions, -Count)

count_paths(Caller, Game:Pos, Depth0, _:Options, Count) :-
    ( ground(Pos) -> true ; throw(error(instantiation_error, context(minimax:Caller, _))) ),
    forall(member(Option, Options), check_count_option(Caller, Option)),
    (   Depth0 =:= 0
    ->  Count = 1
    ;   Depth is min(Depth0, 4294967294),
        counted_paths(Caller, Game, Pos, Depth, Options, Count)
    ).

check_count_option(Caller, Option) :-
    (   compound(Option),
        compound_name_arguments(Option, Name0, [First|_]),
        ( Name0 == (=) -> Name = First ; Name = Name0 ),
        memberchk(Name, [time_limit,interface,start,consulted,game])
    ->  true
    ;   throw(error(domain_error(minimax_option, Option), context(minimax:Caller, _)))
    ).

counted_paths(Caller, Game, Pos, Depth, Options, Count) :-
    flags_of(Options, Flags),
    own_interface(Options, Interface),
    ignore(set_up(Game, Interface)),
    game_facts(Game, Interface, Pos, Depth, needed, Facts),
    game_text(Facts, Text),
    position_text(Pos, PosText),
    append([[perft, '--format', json, '--depth', Depth, 'game.pl', PosText], Flags], Arguments),
    asked(Caller, Pos, Arguments, Text, [Dict]),
    (   member(Ply, Dict.plies),
        Ply.plies =:= Depth
    ->  value(Ply.paths, Count)
    ;   Count = 0
    ).

game_text(Facts, Text) :-
    facts_text(user, [], Operators),
    facts_text(system, Facts, Text0),
    string_concat(Operators, Text0, Text).

asked(Caller, Pos, Arguments, Text, Dicts) :-
    run_core(Arguments, ['game.pl'-Text], Status, Output),
    (   Status =:= 0
    ->  setup_call_cleanup(open_string(Output, In), read_answers(In, Dicts), close(In))
    ;   throw_fault(Output, Pos, Caller)
    ).


                 /*******************************
                 *       WHAT A JUDGE ASKS      *
                 *******************************/

%   library(minimax/verify) asks about each position of a small tree in several ways: the core is asked
%   about all of them at once.

:- dynamic
    answered/2.                 % Key, Pairs of positions and their answers: of the last trees

is_judges(Options) :-
    forall(member(Option, Options), is_judges_option(Option)),
    memberchk(algorithm(minimax), Options).

is_judges_option(algorithm(minimax)).
is_judges_option(ties(Ties)) :-
    memberchk(Ties, [last, all]).
is_judges_option(nodes_list(_)).
is_judges_option(mover(_)).

judged_game(Game) :-
    sub_atom(Game, 0, _, _, 'minimax verify game ').

answers_about(Caller, Game, Pos, Options, Answers) :-
    findall(Fact, fact_in(Game, Fact), Facts),
    option(nodes_list(List), Options, positions),
    option(mover(Mover), Options, position),
    Key = key(Facts, List, Mover),
    (   answered(Known, Pairs0),
        Known == Key
    ->  Pairs = Pairs0
    ;   pairs_of(Caller, Pos, Facts, List, Mover, Pairs),
        findall(Old, clause(answered(_, _), true, Old), Olds),
        ( Olds = [Oldest,_,_,_|_] -> erase(Oldest) ; true ),
        assertz(answered(Key, Pairs))
    ),
    findall(Answer, ( member(Other-Answer, Pairs), Other == Pos ), All),
    (   All == []
    ->  throw_fault("no such position", Pos, Caller)
    ;   memberchk(ties(all), Options)
    ->  Answers = All
    ;   last(All, Last),
        Answers = [Last]
    ).

fact_in(Game, Fact) :-
    member(Fact, [moves(_, _), max_to_move(_), min_to_move(_), static_eval(_, _)]),
    predicate_property(Game:Fact, number_of_clauses(_)),
    clause(Game:Fact, true).

pairs_of(Caller, Pos, Facts, List, Mover, Pairs) :-
    facts_text(system, Facts, Text),
    asked(Caller, Pos,
          [ solve, '--format', json, '--all', '--ties', all, '--algorithm', minimax,
            '--nodes-list', List, '--mover', Mover, 'game.pl' ],
          Text, Dicts),
    maplist(pair, Dicts, Pairs).

pair(Dict, Pos-Answer) :-
    term_string(Pos, Dict.position, [module(user)]),
    answer(Dict, Answer).

flags_of(Options, Flags) :-
    first_of_each(Options, [], Given),
    convlist(flags, Given, Flags0),
    append(Flags0, Flags).

%   Of several options with one name the first counts, however it is written.

first_of_each([], _, []).
first_of_each([Option|Options], Names, Given) :-
    named(Option, Name, _),
    !,
    (   memberchk(Name, Names)
    ->  Given = Given1
    ;   Given = [Option|Given1]
    ),
    first_of_each(Options, [Name|Names], Given1).
first_of_each([Option|Options], Names, [Option|Given]) :-
    first_of_each(Options, Names, Given).

named(Name=Value, Name, Value) :-
    !.
named(Option, Name, Value) :-
    compound(Option),
    compound_name_arguments(Option, Name, [Value]).

flags(Option, Flags) :-
    named(Option, Name, Value),
    \+ memberchk(Name, [interface, start, statistics, consulted, threads, game, certificate]),
    (   is_list(Value)
    ->  atomic_list_concat(Value, ',', Text)
    ;   term_text(Value, Text)
    ),
    split_string(Name, "_", "", Parts),
    atomic_list_concat(Parts, '-', Dashed),
    string_concat("--", Dashed, Flag),
    Flags = [Flag, Text].

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
