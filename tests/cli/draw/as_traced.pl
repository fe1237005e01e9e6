% swipl as_traced.pl FOLDER COUNT
%
% Compares FOLDER/1.json and FOLDER/1.dot, and so on: the trace of a search and its picture. The
% positions of the tree have different names, and none of them looks like a value.
:- use_module(library(http/json)).
:- use_module(library(readutil)).
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
    format(atom(NameFile), '~w/~w.name', [Folder, N]),
    read_file_to_string(NameFile, Name, []),
    setup_call_cleanup(open(Json, read, In, [encoding(utf8)]), json_read_dict(In, Trace), close(In)),
    traced(Trace.events, Seen, Cut, Lines),
    drawn(Dot, Names, Dashed, Marked, Shown),
    subtract(Names, Seen, Unseen),
    same(Name, 'not looked at', Unseen, Dashed),
    same(Name, 'cut off', Cut, Marked),
    forall(member(Position-Line, Lines), shows(Name, Position, Line, Shown)),
    length(Cut, Cuts),
    assertz(cuts(Cuts)).

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

wrong(Format, Arguments) :-
    format(user_error, Format, Arguments),
    nl(user_error),
    halt(1).

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
