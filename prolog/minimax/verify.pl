:- module(minimax_verify,
          [ verify_minimax/1,           % :Goal
            verify_minimax/2,           % :Goal, +Options
            verify_minimax/3            % :Goal, +Options, -Report
          ]).
:- autoload('verify/examine', [examine/3]).

/** <module> Is my own minimax program right?

For one's own program while working, beside =|minimax verify|= for those of a class. It is
part of library(minimax), but who defines minimax/4 loads this alone, which exports no
such predicate:

```
:- use_module(library(minimax/verify)).

minimax(Pos, BestPos, Val, NodesList) :-
    ...
```

```
?- verify_minimax(minimax, [], Report).
Report = pass(333).
```

It judges as the command =|minimax verify|= does: a program has to be right on games that look like the
one that is consulted, by the definition or as the notes' program is. What it gets wrong on others is
a remark.

In a test of plunit:

```
:- use_module(library(plunit)).
:- use_module(library(minimax/verify)).

:- begin_tests(own_program).

test(minimax) :-
    verify_minimax(minimax).

:- end_tests(own_program).
```

The program never sees more than a position: what is right is told by minimax/5.
*/

:- meta_predicate
    verify_minimax(:),
    verify_minimax(:, +),
    verify_minimax(:, +, -).

%!  verify_minimax(:Goal) is semidet.
%!  verify_minimax(:Goal, +Options) is semidet.
%
%   True where verify_minimax/3 finds nothing wrong. Else a message shows the
%   counterexample.
%
%   @error  As for verify_minimax/3.

verify_minimax(Goal) :-
    verify_minimax(Goal, []).

verify_minimax(Goal, Options) :-
    examine(Goal, Options, Report),
    (   Report = fail(Counterexample)
    ->  print_message(error, minimax(counterexample(Counterexample))),
        fail
    ;   true
    ).

%!  verify_minimax(:Goal, +Options, -Report) is semidet.
%
%   Asks the program that call(Goal, Pos, BestPos, Val, NodesList) runs about the game of
%   its module, and about random trees that look like it. Report is pass(Count), where Count is how many
%   answers were right, or fail(Counterexample) for the first wrong one, where
%   Counterexample is
%   counterexample(Facts, Query, Expected, Got, Reason):
%
%     - Facts
%       A list of clauses: the smallest tree that was found on which the program goes
%       wrong. It can be asserted or written to a file as it is. `[]` where
%       the game of the program's module has rules: there it goes wrong in that game.
%     - Query
%       The goal, with unbound variables.
%     - Expected
%       The goal with the right answer, of several the one that ties(last), or
%       ties(first), asks for.
%     - Got
%       A list of what the program answers, first to last: the goal as it succeeded, or
%       `[]`. The second one is there where only that is wrong.
%     - Reason
%       One of
%         - wrong_value(Choice), wrong_best(Choice), wrong_line(Choice),
%           wrong_notes_list(Choice)
%           Val, BestPos or NodesList is wrong; the last one says that NodesList is not as the
%           notes' program makes it, where that is the convention. Choice is choice(Pos, Player, Values): in
%           Pos, which is for a wrong NodesList the position where it goes wrong, Player,
%           `max` or `min`, chooses among Values, a list of Succ-Val. It is
%           choice(Pos, none, []) in a leaf, and where the game has rules.
%         - wrong_tie(Choice)
%           As good as the right one, but not what the option ties(Ties) asks for.
%         - unbound(Argument), no_number(Val), no_list(NodesList)
%           What is no answer. Argument is one of `'BestPos'`, `'Val'` and
%           `'NodesList'`.
%         - fails, throws(Error)
%         - endless_recursion
%           The stacks are full.
%         - time_limit(Seconds)
%         - more(Reason)
%           The first answer is right, but asked for another one the program gives
%           a wrong one, or comes to no end.
%         - after_others(Reason)
%           Asked alone the program is right, but not after another question, or the
%           same one: it may leave facts behind.
%
%   Options:
%
%     - ties(+Ties)
%       Which of equally good successors is right: `any` (default), `last`, or `first`.
%     - arity(+Arity)
%       4 (default), or 3 for a program without NodesList.
%     - style(+Style)
%       Whose NodesList is right: `book` has the line of play; `notes` has what the notes' program
%       makes of it, which leaves an only successor out and repeats the best of three or more; with
%       `any` (default) each of the two is right. A program has to keep to one way on all trees.
%       Not with strict(true).
%     - strict(+Boolean)
%       With `true` the program has to be right by the definition, on random trees of all looks.
%       Else on such as look like the game of its module, where that is a tree of ground facts of at
%       most 1000 positions: MAX and MIN take turns and positions are declared as they are there, and
%       there are as many successors, plies, ties and kinds of values. Where there is no such tree,
%       they look like one of a course, with movers in turns and two or three successors. What goes
%       wrong on other trees is a remark then, see notes(Notes).
%     - trees(+N)
%       How many random trees there are: 100, unless N says. The first ones are small. Without
%       strict(true) a quarter as many of other looks are tried, too, 40 at most.
%     - seed(+Seed)
%       Another integer gives other trees (1): the same as =|minimax verify --seed Seed|=.
%     - alternating(+Boolean)
%       With `true` MAX and MIN take turns in all trees, not only in half of them.
%     - positions(+List)
%       What is asked about in the game of the program's module. If absent that is each
%       position, if all of moves/2 are ground facts, and else none. Where a program is wrong
%       there, first_wrong(Pos, Right, Counterexample) of notes(Notes) says where that begins.
%     - time_limit(+Seconds)
%       Of each call (2).
%     - notes(-Notes)
%       Notes is a list of what else there is to tell. Without this option messages tell
%       it:
%         - convention(Convention): by which one the program is judged, the one that it follows best:
%           `notes` where NodesList is as the notes' program makes it, or `book` where it asks the
%           successors who moves, as the textbook's program does. None by the definition.
%         - remark(Rule, Counterexample): what a right program gets wrong on trees of other looks. Rule
%           is `mover_of_successor` where it answers there by the rule of the successors, else
%           `none`.
%         - first_wrong(Pos, Right, Counterexample): where the program first goes wrong in the game of
%           its module. It is right about the successors of Pos, which are Right, and wrong about
%           Pos. Of the positions that are asked about, and what comes after them, no deeper one
%           is wrong; where these are more than 200, Pos is one that comes after a wrong one, found by
%           at most 200 questions. The Facts of Counterexample are `[]`.
%         - more_solutions(Goal): the answer Goal comes on backtracking. It is right.
%         - imported(PI): PI belongs to another module that calls the game.
%           It is called as it is, and knows nothing of the random trees.
%         - foreign(PI), protected(PI): PI has no clauses that can be read. It is called
%           as it is.
%         - incomplete(PI): SWI-Prolog may not give a clause of PI as it was written, and
%           its file has changed, or is not there. What is reported may be wrong.
%         - interface(Module): minimax_interface/1 gives the roles to other predicates,
%           so that there are no random trees.
%
%   The program is run in a copy of its module, on the random trees with their facts
%   in the place of moves/2, static_eval/2, staticval/2, max_to_move/1 and
%   min_to_move/1. Each question about them finds dynamic predicates as they are now, but for
%   some that are asked twice. What the program asserts is forgotten, also after errors, Ctrl-C and
%   call_with_time_limit/2. Goals that are qualified with the module run in the copy,
%   too. What the program prints is not shown, and there is nothing to read for it.
%   Global variables, flags and files are not reset.
%
%   Fails only where Report is bound to something else.
%
%   @error  existence_error(procedure, PI) if there is no such program.
%   @error  domain_error(verify_minimax_option, Option) if there is no such option.
%   @error  domain_error(Name, Value), type_error(Type, Value) if an option cannot have
%           that value.
%   @error  domain_error(verify_minimax_options, Options) if options exclude each other.
%   @error  What minimax/5 throws if something is wrong with the game of the module.

verify_minimax(Goal, Options, Report) :-
    examine(Goal, Options, Found),
    Report = Found.
