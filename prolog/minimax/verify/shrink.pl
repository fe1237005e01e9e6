:- module(minimax_verify_shrink,
          [ shrink/4                    % :Fails, +Values, +Tree, -Small
          ]).

/** <module> The smallest tree on which a program still goes wrong
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth1/3, select/3]).
:- use_module(tree).

:- meta_predicate
    shrink(1, 2, +, -).

%!  shrink(:Fails, :Values, +Tree, -Small) is det.
%
%   Small is Tree, or a smaller one, and call(Fails, Small) is true if it is another one.
%   call(Values, Tree, Pairs) tells the minimax values of a tree as Pos-Val.

shrink(Fails, Values, Tree, Small) :-
    (   call(Values, Tree, Pairs),
        smaller(Tree, Pairs, Candidate),
        call(Fails, Candidate)
    ->  shrink(Fails, Values, Candidate, Small)
    ;   simplify([plain, small_values, renamed], Fails, Tree, Small)
    ).

simplify([], _, Tree, Tree).
simplify([How|Hows], Fails, Tree, Small) :-
    (   simpler(How, Tree, Candidate),
        Candidate \== Tree,
        call(Fails, Candidate)
    ->  simplify(Hows, Fails, Candidate, Small)
    ;   simplify(Hows, Fails, Tree, Small)
    ).

%   smaller(+Tree, +Values, -Candidate) is nondet: much at once first.

smaller([node(_, Successors, _, _)|Nodes], _, Candidate) :-
    member(Pos, Successors),
    part_below(Nodes, Pos, Candidate).
smaller([Root|Nodes], Values, Candidate) :-
    select_node(node(Pos, [_|_], Player, Value), Nodes, node(Pos, [], Player, Value), Changed),
    repaired([Root|Changed], Values, Candidate).
smaller(Tree, Values, Candidate) :-
    select_node(node(Pos, Successors, Player, Value), Tree,
                node(Pos, Fewer, Player, Value), Changed),
    select(_, Successors, Fewer),
    repaired(Changed, Values, Candidate).
smaller(Tree, Values, Candidate) :-
    select_node(node(Pos, Successors, Player, Value), Tree,
                node(Pos, Others, Player, Value), Changed),
    append(Before, [Succ|After], Successors),
    memberchk(node(Succ, [Below], _, _), Tree),
    \+ memberchk(Below, Successors),
    append(Before, [Below|After], Others),
    repaired(Changed, Values, Candidate).

select_node(Node, Nodes, Other, Changed) :-
    append(Before, [Node|After], Nodes),
    append(Before, [Other|After], Changed).

%   What has become a leaf keeps its value.

repaired(Tree0, Values, Tree) :-
    Tree0 = [node(Root, _, _, _)|_],
    part_below(Tree0, Root, Tree1),
    maplist(repair(Values), Tree1, Tree).

repair(Values, node(Pos, [], Player, none), node(Pos, [], Player, Value)) :-
    !,
    memberchk(Pos-Value, Values).
repair(_, Node, Node).

simpler(plain, Tree, Plain) :-
    maplist(without_inner_value, Tree, Plain).
simpler(small_values, Tree, Small) :-
    findall(Value, ( member(node(_, _, _, Value), Tree), Value \== none ), Values),
    sort(Values, Sorted),
    maplist(small_value(Sorted), Tree, Small).
simpler(renamed, Tree, Renamed) :-
    renamed(Tree, Renamed).

without_inner_value(node(Pos, [Succ|Successors], Player, _),
                    node(Pos, [Succ|Successors], Player, none)) :-
    !.
without_inner_value(Node, Node).

small_value(_, node(Pos, Successors, Player, none), node(Pos, Successors, Player, none)) :-
    !.
small_value(Sorted, node(Pos, Successors, Player, Value), node(Pos, Successors, Player, Rank)) :-
    nth1(Rank, Sorted, Value),
    !.
