:- module(minimax_verify_own_game,
          [ has_game/1,                 % +Home
            has_interface/1,            % +Home
            is_of_facts/1,              % +Home
            own_positions/3,            % +Home, +Options, -Positions
            own_tree/4,                 % +Home, +Roots, +Most, -Tree
            own_successors/3,           % +Home, +Pos, -Successors
            own_game_tree/2             % +Home, -Tree
          ]).

/** <module> The game that the module of a program defines
*/

:- autoload(library(apply), [convlist/3]).
:- autoload(library(lists), [append/3, max_member/2, member/2, memberchk/2]).
:- autoload(library(ordsets), [ord_subtract/3]).
:- use_module(library(minimax), []).
:- use_module('../interfaces', [default_interface/2]).

%!  has_game(+Home) is semidet.

has_game(Home) :-
    predicate_property(Home:moves(_, _), number_of_clauses(Count)),
    Count > 0,
    \+ has_interface(Home).

%!  has_interface(+Home) is semidet.

has_interface(Home) :-
    default_interface(Home, [_|_]).

%!  is_of_facts(+Home) is semidet.

is_of_facts(Home) :-
    has_game(Home),
    predicate_property(Home:moves(_, _), number_of_rules(0)).

%!  own_positions(+Home, +Options, -Positions) is det.
%
%   Those that are asked about.

own_positions(_, Options, Positions) :-
    memberchk(positions(Positions), Options),
    !.
own_positions(Home, _, Positions) :-
    own_pairs(Home, Pairs),
    !,
    findall(Pos, ( member(From-_, Pairs), Pos = From ; to(Pairs, Pos) ), Positions0),
    sort(Positions0, Positions).
own_positions(_, _, []).

own_pairs(Home, Pairs) :-
    is_of_facts(Home),
    findall(Pos-Successors, Home:moves(Pos, Successors), Pairs),
    ground(Pairs).

to(Pairs, Pos) :-
    member(_-Successors, Pairs),
    is_list(Successors),
    member(Pos, Successors).

%!  own_tree(+Home, +Roots, +Most, -Tree) is semidet.
%
%   What of the game can be reached from Roots. Fails where that is more than Most positions.

own_tree(Home, Roots, Most, Tree) :-
    catch(own_nodes(Roots, [], Home, Most, Tree), error(_, _), fail).

own_nodes([], _, _, _, []).
own_nodes([Pos|Queue], Seen, Home, Left, Tree) :-
    (   memberchk(Pos, Seen)
    ->  own_nodes(Queue, Seen, Home, Left, Tree)
    ;   Left > 0,
        ( own_successors(Home, Pos, Successors0) -> Successors = Successors0 ; Successors = [] ),
        ( own_fact(Home, max_to_move(Pos)) -> Player = max
        ; own_fact(Home, min_to_move(Pos)) -> Player = min
        ; Player = none
        ),
        ( own_fact(Home, static_eval(Pos, Value0)) -> Value = Value0
        ; own_fact(Home, staticval(Pos, Value0)) -> Value = Value0
        ; Value = none
        ),
        append(Queue, Successors, Queue1),
        Less is Left-1,
        Tree = [node(Pos, Successors, Player, Value)|Tree1],
        own_nodes(Queue1, [Pos|Seen], Home, Less, Tree1)
    ).

%!  own_successors(+Home, +Pos, -Successors) is semidet.

own_successors(Home, Pos, Successors) :-
    own_fact(Home, moves(Pos, Successors)).

own_fact(Home, Fact) :-
    predicate_property(Home:Fact, number_of_clauses(_)),
    once(Home:Fact).

%!  own_game_tree(+Home, -Tree) is semidet.
%
%   The tree that is consulted, as facts: of several the largest, of the first ten.

own_game_tree(Home, Tree) :-
    own_pairs(Home, Pairs),
    findall(From, member(From-_, Pairs), Froms0),
    findall(Pos, to(Pairs, Pos), Tos0),
    sort(Froms0, Froms),
    sort(Tos0, Tos),
    ord_subtract(Froms, Tos, Roots0),
    ( length(Few, 10), append(Few, _, Roots0) -> Roots = Few ; Roots = Roots0 ),
    convlist(sized_tree(Home), Roots, Sized),
    max_member(_-Tree, Sized).

%   Without a mistake in it, which is told elsewhere: of a cycle there is no look.

sized_tree(Home, Root, Size-Tree) :-
    own_tree(Home, [Root], 1000, Tree),
    catch(minimax_library:minimax(Home:Root, _, _, _, [algorithm(minimax)]), error(_, _), fail),
    length(Tree, Size).
