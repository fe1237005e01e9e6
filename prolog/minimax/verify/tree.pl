:- module(minimax_verify_tree,
          [ random_tree/4,              % +Seed, +Number, +Alternating, -Tree
            tree_facts/2,               % +Tree, -Facts
            part_below/3,               % +Tree, +Pos, -Part
            renamed/2,                  % +Tree, -Renamed
            tree_choice/4               % +Tree, +Pos, -Player, -Successors
          ]).

/** <module> Trees as terms

A tree is a list of node(Pos, Successors, Player, Value), the root first. Player is `none`
where nothing is declared, and Value where there is no static value.
*/

:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth0/3, numlist/3]).

%!  random_tree(+Seed, +Number, +Alternating, -Tree) is det.
%
%   The first trees are those that make a short counterexample.

random_tree(Seed, Number, Alternating0, Tree) :-
    State0 is Seed*1 000 003 + Number,
    Random = random(State0),
    forall(between(1, 3, _), below(Random, 2, _)),
    (   Alternating0 == true -> Alternating = true
    ;   one_in(Random, 2) -> Alternating = true
    ;   Alternating = false
    ),
    size(Random, Number, Size),
    below(Random, 4, Most0),
    Most is Most0+1,
    ( one_in(Random, 3) -> Range = 2 ; Range = 10 ),
    ( one_in(Random, 5) -> Floats = true ; Floats = false ),
    ( one_in(Random, 3) -> Inner = true ; Inner = false ),
    ( one_in(Random, 5) -> Shared = true ; Shared = false ),
    ( one_in(Random, 4) -> Deep = true ; Deep = false ),
    ( one_in(Random, 2) -> Player = max ; Player = min ),
    grow([raw(0, [], Player)], Size, Random, Most, Alternating, Deep, Raw0),
    ( Shared == true -> share(Raw0, Random, Alternating, Raw1) ; Raw1 = Raw0 ),
    undeclare(Raw1, Random, Raw),
    length(Raw, Count),
    names(Count, Random, Names),
    maplist(make_node(Random, Names, Range, Floats, Inner), Raw, Tree).

size(_, 0, 1) :-
    !.
size(Random, Number, Size) :-
    (   Number < 40 -> Limit = 4
    ;   Number < 80 -> Limit = 8
    ;   Limit = 20
    ),
    below(Random, Limit, More),
    Size is 2+More.

grow(Raw, Size, _, _, _, _, Raw) :-
    length(Raw, Length),
    Length >= Size,
    !.
grow(Raw0, Size, Random, Most, Alternating, Deep, Raw) :-
    findall(I, member(raw(I, [], _), Raw0), Leaves),
    length(Leaves, Count),
    (   Deep == true
    ->  First is max(0, Count-2),
        Choices is Count-First,
        below(Random, Choices, Offset),
        Which is First+Offset
    ;   below(Random, Count, Which)
    ),
    nth0(Which, Leaves, Parent),
    below(Random, Most, More),
    length(Raw0, Next),
    Last is Next+More,
    numlist(Next, Last, Successors),
    append(Before, [raw(Parent, [], Player)|After], Raw0),
    !,
    opponent(Player, Opponent),
    findall(raw(I, [], Mover),
            ( member(I, Successors),
              (   Alternating == true -> Mover = Opponent
              ;   one_in(Random, 2) -> Mover = max
              ;   Mover = min
              )
            ),
            New),
    append(After, New, After1),
    append(Before, [raw(Parent, Successors, Player)|After1], Raw1),
    grow(Raw1, Size, Random, Most, Alternating, Deep, Raw).

%   A position that comes later can be a successor of two, where whose turn it is allows it.

share(Raw0, Random, Alternating, Raw) :-
    length(Raw0, Count),
    maplist(share_one(Raw0, Count, Random, Alternating), Raw0, Raw).

share_one(Raw, Count, Random, Alternating, raw(I, Successors, Player), raw(I, Successors1, Player)) :-
    (   Successors \== [],
        one_in(Random, 2),
        Later is Count-I-1,
        Later > 0,
        below(Random, Later, Offset),
        To is I+1+Offset,
        \+ memberchk(To, Successors),
        memberchk(raw(To, _, Other), Raw),
        ( Alternating == true -> Other \== Player ; true )
    ->  append(Successors, [To], Successors1)
    ;   Successors1 = Successors
    ).

%   The notes' root is declared neither.

undeclare([raw(0, Successors, Player)|Raw], Random, [raw(0, Successors, none)|Raw]) :-
    Successors \== [],
    opponent(Player, Opponent),
    forall(member(I, Successors), memberchk(raw(I, _, Opponent), Raw)),
    one_in(Random, 3),
    !.
undeclare(Raw, _, Raw).

make_node(Random, Names, Range, Floats, Inner, raw(I, Successors0, Player),
          node(Pos, Successors, Player, Value)) :-
    arg_name(Names, I, Pos),
    maplist(arg_name(Names), Successors0, Successors),
    (   ( Successors == [] ; Inner == true )
    ->  Limit is 2*Range+1,
        below(Random, Limit, Value0),
        (   Floats == true,
            one_in(Random, 2)
        ->  Value is Value0-Range+0.5
        ;   Value is Value0-Range
        )
    ;   Value = none
    ).

arg_name(Names, I, Name) :-
    nth0(I, Names, Name).

names(Count, Random, Names) :-
    ( one_in(Random, 4) -> Kind = compound ; Kind = atom ),
    length(Names, Count),
    foldl(name(Kind, Random), Names, [], _).

name(Kind, Random, Name, Used, [Name|Used]) :-
    repeat,
    word(Random, Word),
    (   Kind == atom
    ->  Name = Word
    ;   below(Random, 10, Number),
        Name = p(Word, Number)
    ),
    \+ memberchk(Name, Used),
    !.

word(Random, Word) :-
    findall(Code, ( between(1, 3, _), below(Random, 26, Letter), Code is 0'a+Letter ), Codes),
    below(Random, 10, Digit),
    atom_codes(Letters, Codes),
    atom_concat(Letters, Digit, Word).

opponent(max, min).
opponent(min, max).

%   The random numbers of the user go on as if there were none here.

below(Random, Limit, Number) :-
    arg(1, Random, State0),
    State is (State0*6364136223846793005 + 1442695040888963407) /\ 0xffffffffffffffff,
    nb_setarg(1, Random, State),
    Number is (State >> 33) mod Limit.

one_in(Random, Count) :-
    below(Random, Count, 0).

%!  tree_facts(+Tree, -Facts) is det.

tree_facts(Tree, Facts) :-
    findall(Fact, tree_fact(Tree, Fact), Facts).

tree_fact(Tree, moves(Pos, Successors)) :-
    member(node(Pos, Successors, _, _), Tree),
    Successors \== [].
tree_fact(Tree, max_to_move(Pos)) :-
    member(node(Pos, _, max, _), Tree).
tree_fact(Tree, min_to_move(Pos)) :-
    member(node(Pos, _, min, _), Tree).
tree_fact(Tree, static_eval(Pos, Value)) :-
    member(node(Pos, _, _, Value), Tree),
    Value \== none.

%!  part_below(+Tree, +Pos, -Part) is det.
%
%   Part is what can be reached from Pos, breadth first.

part_below(Tree, Pos, Part) :-
    reach([Pos], [], Tree, Part).

reach([], _, _, []).
reach([Pos|Queue], Seen, Tree, Part) :-
    (   memberchk(Pos, Seen)
    ->  reach(Queue, Seen, Tree, Part)
    ;   memberchk(node(Pos, Successors, Player, Value), Tree),
        append(Queue, Successors, Queue1),
        Part = [node(Pos, Successors, Player, Value)|Part1],
        reach(Queue1, [Pos|Seen], Tree, Part1)
    ).

%!  renamed(+Tree, -Renamed) is det.
%
%   The positions are called a, b and so on.

renamed(Tree, Renamed) :-
    length(Tree, Count),
    Count =< 26,
    !,
    findall(Pos-Name,
            ( nth0(I, Tree, node(Pos, _, _, _)), Code is 0'a+I, char_code(Name, Code) ),
            Names),
    maplist(rename(Names), Tree, Renamed).
renamed(Tree, Tree).

rename(Names, node(Pos0, Successors0, Player, Value), node(Pos, Successors, Player, Value)) :-
    memberchk(Pos0-Pos, Names),
    findall(S, ( member(S0, Successors0), memberchk(S0-S, Names) ), Successors).

%!  tree_choice(+Tree, +Pos, -Player, -Successors) is det.
%
%   Who chooses among which: `none` in a leaf.

tree_choice(Tree, Pos, Player, Successors) :-
    memberchk(node(Pos, Successors, Own, _), Tree),
    (   Successors = [First|_]
    ->  (   Own \== none
        ->  Player = Own
        ;   memberchk(node(First, _, Other, _), Tree),
            opponent(Other, Player)
        )
    ;   Player = none
    ).
