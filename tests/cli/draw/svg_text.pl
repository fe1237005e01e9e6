% swipl svg_text.pl PICTURE.svg TREE.text
%
% Whether the picture parses as XML that holds nothing but shapes and text, and the label of each
% position that the tree in the terminal has on a line of its own is a text there.
:- use_module(library(sgml)).
:- use_module(library(readutil)).
:- initialization(main, main).

main([Picture, Tree]) :-
    load_xml(Picture, [element(_, _, Content)], [max_errors(0), space(remove)]),
    forall(below(Content, element(Name, _, _)), known(Name)),
    findall(Text, ( below(Content, element(N, _, Parts)), local(N, text), text_of(Parts, Text) ), Texts0),
    sort(Texts0, Texts),
    read_file_to_string(Tree, String, [encoding(utf8)]),
    split_string(String, "\n", "", Lines),
    findall(Label, ( member(Line, Lines), label(Line, Label) ), Labels),
    Labels \== [],
    forall(member(Label, Labels),
           (   memberchk(Label, Texts)
           ->  true
           ;   format(user_error, "~w: no text ~q in ~q~n", [Picture, Label, Texts]),
               halt(1)
           )).

below(Content, Element) :-
    member(Each, Content),
    Each = element(_, _, Below),
    (   Element = Each
    ;   below(Below, Element)
    ).

local(_:Name, Name) :- !.
local(Name, Name).

known(Name) :-
    local(Name, Local),
    (   memberchk(Local, [g, title, desc, polygon, polyline, path, ellipse, text])
    ->  true
    ;   format(user_error, "an element ~q~n", [Name]),
        halt(1)
    ).

text_of(Parts, Text) :-
    atomic_list_concat(Parts, Joined),
    atom_string(Joined, Text0),
    plain_blanks(Text0, Text).

% Graphviz writes several blanks as such that do not break.
plain_blanks(Text0, Text) :-
    split_string(Text0, "\u00A0", "", Parts),
    atomics_to_string(Parts, " ", Text).

atomics_to_string(Parts, Between, Text) :-
    atomic_list_concat(Parts, Between, Atom),
    atom_string(Atom, Text).

% `┠─□ LABEL = VALUE`
label(Line, Label) :-
    sub_string(Line, Before, 2, _, "□ "),
    !,
    Skip is Before + 2,
    sub_string(Line, Skip, _, 0, Rest),
    findall(At, sub_string(Rest, At, 3, _, " = "), Ats),
    last(Ats, End),
    sub_string(Rest, 0, End, _, Label).
