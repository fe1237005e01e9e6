% swipl as_traced.pl FOLDER COUNT
%
% Compares FOLDER/1.json, FOLDER/1.dot and FOLDER/1.film.json, and so on: the trace of a search, its
% picture and its film. The positions of the tree have different names, and none of them looks like
% a value.
:- use_module(library(assoc)).
:- use_module(library(http/json)).
:- use_module(library(readutil)).
:- use_module(film_states).
:- initialization(main, main).

main([Folder, Count0]) :-
    atom_number(Count0, Count),
    forall(between(1, Count, N), compare(Folder, N)),
    aggregate_all(sum(Cut), cuts(Cut), Cuts),
    format("~w searches, ~w positions cut off~n", [Count, Cuts]),
    Cuts > 20.

:- dynamic cuts/1.

compare(Folder, N) :-
    format(atom(Json), '~w/~w.json', [Folder, N]),
    format(atom(Dot), '~w/~w.dot', [Folder, N]),
    format(atom(FilmFile), '~w/~w.film.json', [Folder, N]),
    format(atom(NameFile), '~w/~w.name', [Folder, N]),
    read_file_to_string(NameFile, Name, []),
    read_json(Json, Trace),
    read_json(FilmFile, Film),
    traced(Trace.events, Seen, Cut, Lines),
    drawn(Dot, Names, Dashed, Marked, Shown),
    subtract(Names, Seen, Unseen),
    same(Name, 'not looked at', Unseen, Dashed),
    same(Name, 'cut off', Cut, Marked),
    forall(member(Position-Line, Lines), shows(Name, Position, Line, Shown)),
    played(Name, Film, Trace, States),
    ends_in_picture(Name, Film, States, drawn(Dashed, Marked, Shown)),
    length(Cut, Cuts),
    assertz(cuts(Cuts)).

read_json(File, Json) :-
    setup_call_cleanup(open(File, read, In, [encoding(utf8)]), json_read_dict(In, Json), close(In)).

same(Name, What, Traced0, Drawn0) :-
    sort(Traced0, Traced),
    sort(Drawn0, Drawn),
    (   Traced == Drawn
    ->  true
    ;   wrong("~w~w: traced ~w, drawn ~w", [Name, What, Traced, Drawn])
    ).

shows(Name, Position, Line, Shown) :-
    (   memberchk(Position-Texts, Shown),
        memberchk(Line, Texts)
    ->  true
    ;   wrong("~w~w does not show ~w", [Name, Position, Line])
    ).

%   What was looked at; what was cut off and not looked at after that; and what the picture has to
%   say of those that are expanded, in the end.

traced(Events, Seen, Cut, Lines) :-
    foldl(event, Events, state([], [], [], []), state(Seen0, Cut0, Windows, Values)),
    sort(Seen0, Seen),
    sort(Cut0, Cut),
    append(Windows, Values, Lines).

event(Event, state(Seen, Cut, Windows, Values), state(Seen1, Cut1, Windows1, Values1)) :-
    position(Event.position, Position),
    atom_string(Type, Event.type),
    step(Type, Event, Position, Seen-Cut, Seen1-Cut1),
    window(Type, Event, Position, Windows, Windows1),
    value(Type, Event, Position, Values, Values1).

step(enter, _, Position, Seen-Cut, [Position|Seen]-Cut1) :-
    !,
    delete(Cut, Position, Cut1).
step(cut, Event, _, Seen-Cut, Seen-Cut1) :-
    !,
    maplist(position, Event.successors, Skipped),
    append(Skipped, Cut, Cut1).
step(_, _, _, State, State).

position(Text, Position) :-
    atom_string(Position, Text).

window(enter, Event, Position, Windows0, [Position-Line|Windows]) :-
    Event.mover \== null,
    once(( Event.alpha \== null ; Event.beta \== null )),
    !,
    exclude(of(Position), Windows0, Windows),
    bound(Event.alpha, '-∞', Alpha),
    bound(Event.beta, '∞', Beta),
    format(atom(Line), '[~w, ~w]', [Alpha, Beta]).
window(_, _, _, Windows, Windows).

bound(null, Open, Open) :- !.
bound(Value, _, Value).

value(return, Event, Position, Values0, [Position-Line|Values]) :-
    \+ is_list(Event.value),
    !,
    exclude(of(Position), Values0, Values),
    relation(Event.bound, Relation),
    format(atom(Line), '~w~w', [Relation, Event.value]).
value(_, _, _, Values, Values).

of(Position, Position-_).

relation("exact", '').
relation("lower", '≥ ').
relation("upper", '≤ ').

%   From the lines of a picture: who stands there; who is dashed; whose edge has a mark; and the
%   lines in the symbol of each.

drawn(File, Names, Dashed, Marked, Shown) :-
    read_file_to_string(File, String, [encoding(utf8)]),
    split_string(String, "\n", " ", Lines),
    findall(Node-Texts-Line, ( member(Line, Lines), node(Line, Node, Texts) ), Nodes),
    findall(Node-Name, ( member(Node-Texts-_, Nodes), name(Texts, Name) ), Called),
    findall(Name, member(_-Name, Called), Names),
    findall(Name, ( member(Node-_-Line, Nodes), sub_string(Line, _, _, _, "style=dashed"),
                    memberchk(Node-Name, Called) ), Dashed),
    findall(Name, ( member(Line, Lines), sub_string(Line, _, _, _, "teetee"), target(Line, Node),
                    memberchk(Node-Name, Called) ), Marked),
    findall(Name-Texts, ( member(Node-Texts-_, Nodes), memberchk(Node-Name, Called) ), Shown).

node(Line, Node, Texts) :-
    split_string(Line, " ", "", [Node|_]),
    sub_string(Line, _, _, _, "[shape="),
    sub_string(Line, Before, _, _, "label=\""),
    Begin is Before + 7,
    sub_string(Line, Begin, _, 0, Rest),
    once(sub_string(Rest, End, 1, _, "\"")),
    sub_string(Rest, 0, End, _, Label),
    atomic_list_concat(Texts, '\\n', Label).

target(Line, Node) :-
    split_string(Line, " ", "", [_, "->", Node|_]).

%   The one line that begins with a letter; a player's name comes before.

name(Texts, Name) :-
    findall(Text, ( member(Text, Texts), sub_atom(Text, 0, 1, _, First), char_type(First, alpha) ), Found),
    last(Found, Name).

%   A film: each of its steps against that of the trace, and where it ends.

%   States holds for each number of a node what is shown of it after the last step.

played(Name, Film, Trace, States) :-
    exclude(is_part_of_next, Trace.events, Events),
    length(Events, Expected),
    length(Film.steps, Told),
    (   Told =:= Expected,
        Film.steps_left_out =:= 0
    ->  true
    ;   wrong("~wthe film has ~w steps, the trace ~w", [Name, Told, Expected])
    ),
    empty_assoc(Nothing),
    foldl(play(Name, Film.nodes), Film.steps, Events, Nothing, States),
    Film.lines = [Line|_],
    maplist(called(Film.nodes), Line, [_|Played]),
    (   Played = [Best|_]
    ->  same(Name, 'best', [Trace.best], [Best])
    ;   same(Name, 'best', [Trace.best], [null])
    ).

is_part_of_next(Event) :-
    Event.type == "enter",
    Event.mover == null.

called(Nodes, Number, Position) :-
    nth0(Number, Nodes, Node),
    Position = Node.position.

play(Name, Nodes, Step, Event, States0, States) :-
    foldl(change, Step.changes, States0, States),
    called(Nodes, Step.node, Position),
    said(Step.text, Text),
    (   Step.type == Event.type,
        Position == Event.position,
        state(States, Step.node, State),
        State.seen == true,
        atom_string(Type, Event.type),
        fits(Type, Event, State, Nodes-States, Text)
    ->  true
    ;   wrong("~wa step of the film is ~w at ~w, ~s; the trace has ~q",
              [Name, Step.type, Position, Text, Event])
    ).

fits(enter, Event, State, _, _) :-
    fits_window(Event, State.window).
fits(leaf, Event, State, _, _) :-
    fits_value(Event.value, State.value).
fits(repeat, Event, State, _, _) :-
    fits_value(Event.value, State.value).
fits(known, Event, State, _, _) :-
    fits_value(Event.value, State.value).
fits(narrow, Event, State, Nodes-_, _) :-
    fits_window(Event, State.window),
    fits_value(Event.value, State.has),
    called(Nodes, State.by, Event.successor).
fits(choose, Event, State, Nodes-_, _) :-
    fits_value(Event.value, State.has),
    called(Nodes, State.by, Event.successor).
fits(cut, Event, _, Nodes-States, Text) :-
    forall(( nth0(Number, Nodes, Node), memberchk(Node.position, Event.successors) ),
           ( state(States, Number, State), State.cut == true )),
    (   get_dict(ancestor, Event, _)
    ->  string_codes(Event.reason, Text)
    ;   true
    ).
fits(return, Event, State, _, _) :-
    fits_value(Event.value, State.value),
    State.bound == Event.bound.
fits(share, _, _, _, _).
fits(probe, _, _, _, _).
fits(bound, Event, State, Nodes-_, _) :-
    format(string(State.has), '[~w, ~w]', [Event.lower, Event.upper]),
    called(Nodes, State.by, Event.successor).

%   Of several players a picture shows what the mover has where that is all that is known.

fits_value(Value, Shown) :-
    (   is_list(Value)
    ->  Shown \== null
    ;   format(string(Shown), '~w', [Value])
    ).

fits_window(Event, Window) :-
    bound(Event.alpha, '-∞', Alpha),
    bound(Event.beta, '∞', Beta),
    (   Alpha == '-∞', Beta == '∞'
    ->  true
    ;   maplist(atom_string, [A, B], Window),
        format(atom(A), '~w', [Alpha]),
        format(atom(B), '~w', [Beta])
    ).

%   In English.

said(Text, Codes) :-
    string(Text),
    !,
    string_codes(Text, Codes).
said(Message, Codes) :-
    (   get_dict(plural, Message, Many),
        Message.count =\= 1
    ->  Pattern = Many
    ;   Pattern = Message.pattern
    ),
    string_codes(Pattern, PatternCodes),
    phrase(filled(Message, Codes), PatternCodes).

filled(Message, Codes) -->
    "{", !, part_name(NameCodes), "}",
    { atom_codes(Name, NameCodes), part(Name, Message, Part), append(Part, Rest, Codes) },
    filled(Message, Rest).
filled(Message, [Code|Codes]) --> [Code], !, filled(Message, Codes).
filled(_, []) --> [].

part_name([Code|Codes]) --> [Code], { Code \== 0'} }, !, part_name(Codes).
part_name([]) --> [].

part(Name, Message, Codes) :-
    (   get_dict(parts, Message, Parts),
        get_dict(Name, Parts, Part)
    ->  said(Part, Codes)
    ;   Name == count,
        number_codes(Message.count, Codes)
    ).

ends_in_picture(Name, Film, States, drawn(Dashed, Marked, Shown)) :-
    findall(Position,
            ( state_called(Film, States, _, Position, State), State.seen == false ),
            Unseen),
    findall(Position,
            ( state_called(Film, States, _, Position, State), State.cut == true ),
            Cut),
    same(Name, 'not looked at in the end of the film', Unseen, Dashed),
    same(Name, 'cut off in the end of the film', Cut, Marked),
    forall(( state_called(Film, States, Node, Position, State), Node.mover \== null ),
           ( shows_window(Name, Position, State.window, Shown),
             shows_value(Name, Position, State, Shown) )).

state_called(Film, States, Node, Position, State) :-
    nth0(Number, Film.nodes, Node),
    atom_string(Position, Node.position),
    state(States, Number, State).

shows_window(_, _, null, _) :- !.
shows_window(Name, Position, [Alpha, Beta], Shown) :-
    format(atom(Line), '[~w, ~w]', [Alpha, Beta]),
    shows(Name, Position, Line, Shown).

shows_value(Name, Position, State, Shown) :-
    (   State.value == null
    ->  true
    ;   relation(State.bound, Relation),
        format(atom(Line), '~w~w', [Relation, State.value]),
        shows(Name, Position, Line, Shown)
    ).
