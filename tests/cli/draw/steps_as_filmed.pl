% swipl steps_as_filmed.pl FOLDER COUNT
%
% Compares FOLDER/1/film.json with FOLDER/1/0.dot, FOLDER/1/1.dot, and so on, of as many steps as
% FOLDER/1/steps says, and with the tree in the terminal, FOLDER/1/0.text; FOLDER/1/finished.dot has the
% symbols that all have. Then FOLDER/2, and so on.
:- use_module(library(assoc)).
:- use_module(library(http/json)).
:- use_module(library(readutil)).
:- use_module(film_states).
:- initialization(main, main).

:- dynamic compared/1.

main([Folder, Count0]) :-
    atom_number(Count0, Count),
    forall(between(1, Count, N), compare(Folder, N)),
    aggregate_all(sum(Steps), compared(Steps), Steps),
    format("~w searches, ~w steps~n", [Count, Steps]),
    Steps > 300.

compare(Folder, N) :-
    format(string(Search), "~w/~w/", [Folder, N]),
    contents(Search, "name", Name0),
    split_string(Name0, "", "\n", [Name]),
    contents(Search, "film.json", Json),
    atom_json_dict(Json, Film, []),
    contents(Search, "steps", Steps),
    number_string(Last, Steps),
    (   length(Film.steps, Last)
    ->  true
    ;   wrong("~w: the film has not ~w steps", [Name, Last])
    ),
    symbols(Search, "finished.dot", Finished),
    sizes(Finished, Sizes),
    empty_assoc(Nothing),
    foldl(step(Name, Search, Film, Last, Sizes), [none|Film.steps], 0-Nothing, _),
    assertz(compared(Last)).

contents(Search, File, String) :-
    string_concat(Search, File, Path),
    read_file_to_string(Path, String, [encoding(utf8)]).

step(Name, Search, Film, Last, Sizes, Step, N-States0, N1-States) :-
    (   Step == none
    ->  States = States0
    ;   foldl(change, Step.changes, States0, States)
    ),
    format(string(Dot), "~w.dot", [N]),
    format(string(Terminal), "~w.text", [N]),
    symbols(Search, Dot, Symbols),
    sizes(Symbols, Drawn),
    (   Drawn == Sizes
    ->  true
    ;   wrong("~w: step ~w has another layout than the finished picture", [Name, N])
    ),
    contents(Search, Terminal, Text),
    split_string(Text, "\n", "", Lines0),
    exclude(==(""), Lines0, Lines),
    focus(Step, N, Last, Focus),
    forall(nth0(Number, Film.nodes, Node),
           ( memberchk(Number-Symbol, Symbols),
             state(States, Number, State),
             nth0(Number, Lines, Line),
             agrees(Name-N, Number-Node, State, Focus, Symbol, Line) )),
    N1 is N + 1.

%   Where the search goes on from.

focus(none, _, _, none) :- !.
focus(_, Last, Last, none) :- !.
focus(Step, _, _, Step.node).

%   A node of the film against its symbol, and its line in the terminal.

agrees(Where, Number-Node, State, Focus, symbol(_, Texts, Dashed, Cut, Filled), Line) :-
    (   Focus == Number
    ->  Filled0 = true
    ;   Filled0 = false
    ),
    (   State.seen == true
    ->  Dashed0 = false
    ;   Dashed0 = true
    ),
    same(Where, Node, dashed, Dashed0, Dashed),
    same(Where, Node, filled, Filled0, Filled),
    same(Where, Node, cut, State.cut, Cut),
    findall(Text, expected(Node, State, Text), Expected0),
    msort(Expected0, Expected),
    msort(Texts, Drawn),
    same(Where, Node, texts, Expected, Drawn),
    findall(Text, ( found(Node, State, Text), \+ sub_string(Line, _, _, _, Text) ), Lacking),
    same(Where, Node, terminal, [], Lacking),
    (   sub_string(Line, _, _, _, "← last step")
    ->  Told = true
    ;   Told = false
    ),
    same(Where, Node, 'last step in the terminal', Filled0, Told).

same(_, _, _, Same, Same) :- !.
same(Name-N, Node, What, Filmed, Drawn) :-
    wrong("~w: step ~w: ~w of ~w: in the film ~q, drawn ~q", [Name, N, What, Node.position, Filmed, Drawn]).

expected(Node, _, Label) :-
    member(Label, Node.label).
expected(Node, _, "…") :-
    get_dict(collapsed, Node, true).
expected(Node, _, Player) :-
    Node.symbol == "hexagon",
    player(Node.player, Player).
expected(Node, State, Text) :-
    found(Node, State, Text).

player(Player, Player) :-
    string(Player),
    !.
player(Message, Player) :-
    string_concat("player ", Message.parts.number, Player).

%   What the search has told of it. A leaf that nobody has valued yet has its static value.

found(Node, State, Text) :-
    once(value(Node, State, Text)).
found(Node, State, Text) :-
    Node.mover \== null,
    State.seen == true,
    State.window = [Alpha, Beta],
    format(string(Text), "[~w, ~w]", [Alpha, Beta]).
found(_, State, Text) :-
    get_dict(reason, State, Text),
    Text \== "".

value(Node, _, Text) :-
    get_dict(static, Node, Text),
    Node.mover == null.
value(_, State, Text) :-
    State.value \== null,
    bound(State.bound, Relation),
    string_concat(Relation, State.value, Text).
value(_, State, Text) :-
    State.has \== null,
    string_concat(State.has, "…", Text).

bound("exact", "").
bound("lower", "≥ ").
bound("upper", "≤ ").

%   The symbols of a picture, by the number of the node: the size, the lines that are not empty, and
%   how symbol and edge are drawn.

symbols(Search, File, Symbols) :-
    contents(Search, File, String),
    split_string(String, "\n", " ", Lines),
    findall(Target, ( member(Line, Lines), sub_string(Line, _, _, _, "arrowtail=teetee"),
                      split_string(Line, " ", "", [_, "->", Target|_]) ), Cuts),
    findall(Number-Symbol, ( member(Line, Lines), symbol(Line, Cuts, Number, Symbol) ), Symbols).

symbol(Line, Cuts, Number, symbol(Size, Texts, Dashed, Cut, Filled)) :-
    split_string(Line, " ", "", [Name|_]),
    once(sub_string(Line, Before, _, _, " label=\"")),
    sub_string(Line, _, _, _, "[shape="),
    string_concat("n", Digits, Name),
    number_string(Number, Digits),
    sub_string(Line, 0, Before, _, Size),
    Begin is Before + 8,
    sub_string(Line, Begin, _, 0, Rest),
    once(sub_string(Rest, End, 1, After, "\"")),
    sub_string(Rest, 0, End, _, Label),
    sub_string(Rest, _, After, 0, Style),
    atomic_list_concat(Atoms, '\\n', Label),
    findall(Text, ( member(Atom, Atoms), Atom \== '', atom_string(Atom, Text) ), Texts),
    holds(Style, "style=dashed", Dashed),
    holds(Style, "style=filled", Filled),
    (   memberchk(Name, Cuts)
    ->  Cut = true
    ;   Cut = false
    ).

holds(String, Part, true) :-
    sub_string(String, _, _, _, Part),
    !.
holds(_, _, false).

sizes(Symbols, Sizes) :-
    findall(Number-Size, member(Number-symbol(Size, _, _, _, _), Symbols), Sizes).
