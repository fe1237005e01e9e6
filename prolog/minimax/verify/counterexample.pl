:- module(minimax_verify_counterexample,
          [ counterexample_of/6,        % +Failure, +Run, +Game, +Convention, +Like, -Counterexample
            counterexample_in/8,        % +Run, +Game, +Convention, +Pos, +Tree, +Got, +Reason, -Counterexample
            put/3                       % +Run, +Game, +Tree
          ]).

/** <module> The counterexample of a wrong answer

What is wrong is failure(Where, Got, Reason), where Where is own(Pos) in the game of the program's
module, tree(Tree, Pos) in a random tree, or again(Tree) where its root is asked about once more.
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- use_module(library(minimax), []).
:- use_module(circumstances).
:- use_module(copy).
:- use_module(judge).
:- use_module(own_game).
:- use_module(shrink).
:- use_module(tree).

%!  put(+Run, +Game, +Tree) is det.
%
%   The program finds this tree, and so does who judges it.

put(run(Copy, _, _, _, _, _), Game, Tree) :-
    tree_facts(Tree, Facts),
    put_tree(Copy, Facts),
    put_game(Game, Facts).

%!  counterexample_of(+Failure, +Run, +Game, +Convention, +Like, -Counterexample) is det.
%
%   As small as can be, and such that it looks like the tree Like.

counterexample_of(failure(own(Pos), Got, Reason), Run, Game, Convention, Like, Counterexample) :-
    own_counterexample(Run, Game, Convention, Like, Pos, Got, Reason, Counterexample).
counterexample_of(failure(tree(Tree, Pos), Got, Reason), Run, Game, Convention, Like,
                  Counterexample) :-
    part_below(Tree, Pos, Part),
    small_counterexample(Run, Game, Convention, Like, Part, Got, Reason, Counterexample).
counterexample_of(failure(again(Tree), Got, Reason), Run, Game, Convention, _, Counterexample) :-
    put(Run, Game, Tree),
    Tree = [node(Pos, _, _, _)|_],
    counterexample_in(Run, Game, Convention, Pos, Tree, Got, after_others(Reason), Counterexample).

own_counterexample(Run, Game, Convention, Like, Pos, Got, Reason0, Counterexample) :-
    Run = run(Copy, Home, _, _, _, _),
    restore(Copy),
    with_stack(256 000 000, ask(Run, Convention, Home, Pos, Alone)),
    (   Alone = right(_)
    ->  Reason = after_others(Reason0)
    ;   Reason = Reason0
    ),
    (   is_of_facts(Home),
        own_tree(Home, [Pos], 1000, Tree)
    ->  (   Reason \= after_others(_),
            has_tree_failure(Run, Game, Convention, Tree, TreeGot, TreeReason)
        ->  small_counterexample(Run, Game, Convention, Like, Tree, TreeGot, TreeReason,
                                 Counterexample)
        ;   counterexample_in(Run, Home, Convention, Pos, Tree, Got, Reason, Counterexample)
        )
    ;   counterexample_in(Run, Home, Convention, Pos, [], Got, Reason, Counterexample)
    ).

has_tree_failure(Run, Game, Convention, Tree, Got, Reason) :-
    put(Run, Game, Tree),
    Tree = [node(Pos, _, _, _)|_],
    with_stack(64 000 000, ( ask(Run, Convention, Game, Pos, wrong(Got, Reason)) )).

small_counterexample(Run0, Game, Convention, Like, Tree, Got0, Reason0, Counterexample) :-
    quick(Run0, Reason0, Run),
    get_time(Now),
    Deadline is Now+15,
    with_stack(64 000 000,
               ( shrink(still_fails(Run, Game, Convention, Like, Deadline), values_of(Game), Tree,
                        Small),
                 Small = [node(Pos, _, _, _)|_],
                 put(Run0, Game, Small),
                 ask(Run0, Convention, Game, Pos, Outcome) )),
    (   Outcome = wrong(Got, Reason)
    ->  counterexample_in(Run0, Game, Convention, Pos, Small, Got, Reason, Counterexample)
    ;   put(Run0, Game, Tree),
        Tree = [node(Root, _, _, _)|_],
        counterexample_in(Run0, Game, Convention, Root, Tree, Got0, Reason0, Counterexample)
    ).

%   One that comes to no end is not waited for on each tree; the last tree is asked again.

quick(run(Copy, Home, Closure, Ties, Arity, Seconds), Reason, Run) :-
    memberchk(Reason, [time_limit(_), more(time_limit(_))]),
    !,
    Less is min(Seconds, 0.2),
    Run = run(Copy, Home, Closure, Ties, Arity, Less).
quick(Run, _, Run).

%   A candidate may be no game: then it is none.

still_fails(Run, Game, Convention, Like, Deadline, Tree) :-
    get_time(Now),
    Now < Deadline,
    minimax_library:has_look(Tree, Like),
    put(Run, Game, Tree),
    Tree = [node(Pos, _, _, _)|_],
    is_game(Game, Pos),
    ask(Run, Convention, Game, Pos, wrong(_, _)).

is_game(Game, Pos) :-
    catch(minimax_library:minimax(Game:Pos, _, _, _, [algorithm(minimax)]),
          error(existence_error(mover, _), _), fail).

values_of(Game, Tree, Pairs) :-
    tree_facts(Tree, Facts),
    put_game(Game, Facts),
    maplist(value_of(Game), Tree, Pairs).

value_of(Game, node(Pos, _, _, _), Pos-Val) :-
    minimax_library:minimax(Game:Pos, _, Val, _, [algorithm(minimax)]).

%!  counterexample_in(+Run, +Game, +Convention, +Pos, +Tree, +Got, +Reason, -Counterexample) is det.
%
%   As it is, about a position of Tree, which the module Game holds; `[]` where it is too large.

counterexample_in(Run, Game, Convention, Pos, Tree, Got, Reason0,
                  counterexample(Facts, Query, Expected, Got, Reason)) :-
    tree_facts(Tree, Facts),
    query(Run, Pos, Query, _),
    expected(Run, Convention, Game, Pos, Expected),
    with_choice(Reason0, Game, Tree, Reason).

with_choice(more(Reason0), Game, Tree, more(Reason)) :-
    !,
    with_choice(Reason0, Game, Tree, Reason).
with_choice(after_others(Reason0), Game, Tree, after_others(Reason)) :-
    !,
    with_choice(Reason0, Game, Tree, Reason).
with_choice(Reason0, Game, Tree, Reason) :-
    Reason0 =.. [Name, at(Pos)],
    nonvar(Pos),
    !,
    choice(Game, Tree, Pos, Choice),
    Reason =.. [Name, Choice].
with_choice(Reason, _, _, Reason).

choice(_, [], Pos, choice(Pos, none, [])) :-
    !.
choice(Game, Tree, Pos, choice(Pos, Player, Values)) :-
    tree_choice(Tree, Pos, Player, Successors),
    findall(Succ-Val,
            ( member(Succ, Successors),
              minimax_library:minimax(Game:Succ, _, Val, _, [algorithm(minimax)]) ),
            Values).
