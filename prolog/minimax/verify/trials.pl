:- module(minimax_verify_trials,
          [ course_tree/4,              % +Most, +Options, +Like, -Tree
            other_tree/2,               % +Options, -Tree
            asked/2,                    % +Tree, -Pos
            look/3                      % +Home, +Options, -Like
          ]).

/** <module> On which random trees a program is tried

As the command `minimax verify` does it: it has to be right on trees that look like its own, and what
it gets wrong on others costs nothing. With strict(true) it has to be right on trees of all looks.
*/

:- autoload(library(lists), [member/2]).
:- autoload(library(option), [option/3]).
:- use_module(own_game).
:- use_module(tree).

%!  look(+Home, +Options, -Like) is det.
%
%   Like is the tree of the module Home, as a list of nodes; `[]` where there is none, which stands
%   for a tree of a course; or `any`.

look(_, Options, any) :-
    option(strict(true), Options, false),
    !.
look(Home, _, Like) :-
    (   own_game_tree(Home, Tree)
    ->  Like = Tree
    ;   Like = []
    ).

%!  course_tree(+Most, +Options, +Like, -Tree) is nondet.
%
%   As many as the options say, but not more than Most.

course_tree(Most, Options, Like, Tree) :-
    option(trees(Count), Options, 100),
    Last is min(Most, Count)-1,
    numbered_tree(Last, Options, Like, Tree).

%!  other_tree(+Options, -Tree) is nondet.
%
%   Small ones, nearly all. None with strict(true), which has them among the others.

other_tree(Options, Tree) :-
    option(strict(false), Options, false),
    option(trees(Count), Options, 100),
    Last is min(40, (Count+3)//4)-1,
    numbered_tree(Last, Options, any, Tree).

numbered_tree(Last, Options, Like, Tree) :-
    option(seed(Seed), Options, 1),
    option(alternating(Alternating), Options, false),
    between(0, Last, Number),
    random_tree(Seed, Number, Alternating, Like, Tree).

%!  asked(+Tree, -Pos) is nondet.

asked([node(Pos, _, _, _)|_], Pos).
asked([node(_, Successors, _, _)|_], Pos) :-
    member(Pos, Successors).
