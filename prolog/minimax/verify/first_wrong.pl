:- module(minimax_verify_first_wrong,
          [ first_wrong/5               % +Run, +Options, +Convention, +Pos, -Note
          ]).

/** <module> Where a program first goes wrong in the game of its module

The deepest positions are asked about first: where a program is right below a position and wrong
about it, it goes wrong there and not further down.
*/

:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [append/2, list_to_set/2, member/2, memberchk/2]).
:- use_module(circumstances).
:- use_module(counterexample).
:- use_module(judge).
:- use_module(own_game).

%   As many questions as are put for this.

most_questions(200).

%!  first_wrong(+Run, +Options, +Convention, +Pos, -Note) is semidet.
%
%   Pos is a position that the program is wrong about. Note is first_wrong(Wrong, Right,
%   Counterexample): of the positions that are asked about, and what comes after them, Wrong is the
%   deepest where the program is wrong; it is right about all successors, which are Right. Where
%   that is much, Wrong is one that comes after Pos. Fails where the program is right when it is
%   asked once more, and where other predicates than moves/2 say what comes after a position.

first_wrong(Run, Options, Convention, Pos, first_wrong(Wrong, Right, Counterexample)) :-
    Run = run(_, Home, _, _, _, _),
    \+ has_interface(Home),
    own_positions(Home, Options, Positions),
    most_questions(Most),
    with_stack(256 000 000,
               (   deepest(Positions, Most, Run, Home, Convention, Found)
               ->  true
               ;   below(Pos, Most, Run, Home, Convention, Found)
               )),
    Found = wrong(Wrong, Got, Reason),
    successors(Home, Wrong, Right),
    (   own_tree(Home, [Wrong], 1000, Part)
    ->  true
    ;   Part = []
    ),
    counterexample_in(Run, Home, Convention, Wrong, Part, Got, Reason,
                      counterexample(_, Query, Expected, Got, Told)),
    Counterexample = counterexample([], Query, Expected, Got, Told).

%   Fails where that is too much.

deepest(Positions, Most, Run, Home, Convention, Found) :-
    own_tree(Home, Positions, Most, Tree),
    deepest_first(Tree, Order),
    wrong_one(Order, Run, Home, Convention, Found).

wrong_one(Positions, Run, Home, Convention, wrong(Wrong, Got, Reason)) :-
    member(Wrong, Positions),
    forget(Run),
    ask(Run, Convention, Home, Wrong, wrong(Got, Reason)),
    !.

%   By the longest lines that lead to a position, so that what comes after it is asked about before.

deepest_first(Tree, Order) :-
    findall(Pos, member(node(Pos, _, _, _), Tree), Positions),
    findall(Succ, ( member(node(_, Successors, _, _), Tree), member(Succ, Successors) ), Others),
    exclude(among(Others), Positions, Roots),
    length(Tree, Count),
    levels(Roots, Tree, Count, [], Levels),
    append(Levels, Order0),
    list_to_set(Order0, Order).

among(Positions, Pos) :-
    memberchk(Pos, Positions).

%   Fails in a cycle.

levels([], _, _, Levels, Levels) :-
    !.
levels(Level, Tree, Count, Before, Levels) :-
    Count > 0,
    Less is Count-1,
    findall(Succ,
            ( member(Pos, Level), memberchk(node(Pos, Successors, _, _), Tree),
              member(Succ, Successors) ),
            Next0),
    list_to_set(Next0, Next),
    levels(Next, Tree, Less, [Level|Before], Levels).

%   From wrong to wrong, until what is below is not too much.

below(Pos, Left, Run, Home, Convention, Found) :-
    successors(Home, Pos, Successors),
    length(Successors, Count),
    Less is Left-Count-1,
    Less >= 0,
    (   wrong_one(Successors, Run, Home, Convention, wrong(Next, _, _))
    ->  (   deepest([Next], Less, Run, Home, Convention, Found)
        ->  true
        ;   below(Next, Less, Run, Home, Convention, Found)
        )
    ;   wrong_one([Pos], Run, Home, Convention, Found)
    ).

successors(Home, Pos, Successors) :-
    (   own_successors(Home, Pos, Successors0)
    ->  Successors = Successors0
    ;   Successors = []
    ).
