:- module(page_trees,
          [ random_tree/5,              % +Seed, +Number, +Alternating, +Like, -Tree
            has_look/2                  % +Tree, +Like
          ]).

/** <module> The trees that a program is judged on, which the core draws

A Tree is a list of node/4, as library(minimax/verify/tree) has it, and Like a tree to resemble, or `[]`
or `any`: of the kind that is drawn where there is none.
*/

:- autoload(library(lists), [append/3, memberchk/2, nth0/3]).
:- use_module(core).
:- autoload(game, [facts_text/3]).

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
    append([trials, '--seed', Seed, '--number', Number, '--count', Count], Flags, Arguments),
    run_core(Arguments, Files, Status, Output),
    ( Status =:= 0 -> true ; throw(error(system_error(Output), _)) ),
    split_string(Output, "\n", "", Lines),
    forall(( nth0(I, Lines, Line), Line \== "" ),
           ( term_string(Tree, Line, [module(system)]),
             Each is Number+I,
             assertz(drawn(Seed, Alternating, Look, Each, Tree)) )).

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
    run_core(Arguments, Files, Status, Output),
    (   memberchk(Status, [0, 1, 3])            % 3: what is left of a tree need be no game
    ->  Status =:= 0
    ;   throw(error(system_error(Output), _))
    ).
