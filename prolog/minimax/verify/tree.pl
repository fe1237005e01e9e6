:- module(minimax_verify_tree,
          [ random_tree/5,              % +Seed, +Number, +Alternating, +Like, -Tree
            tree_facts/2,               % +Tree, -Facts
            part_below/3,               % +Tree, +Pos, -Part
            renamed/2,                  % +Tree, -Renamed
            tree_choice/4               % +Tree, +Pos, -Player, -Successors
          ]).

/** <module> Trees as terms

A tree is a list of node(Pos, Successors, Player, Value), the root first. Player is `none`
where nothing is declared, and Value where there is no static value.
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module(library(minimax), []).

%!  random_tree(+Seed, +Number, +Alternating, +Like, -Tree) is det.
%
%   The same as `minimax verify` runs programs on. The first trees are those that make a short
%   counterexample. Like is the tree that it looks like; `[]` for one of a course, or `any`.

random_tree(Seed, Number, Alternating, Like, Tree) :-
    Seed64 is Seed /\ 0xffffffffffffffff,
    minimax_library:random_tree(Seed64, Number, Alternating, Like, Tree).

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

opponent(max, min).
opponent(min, max).
