:- module(minimax_verify_remark,
          [ remarks/6                   % +Run, +Game, +Options, +Conventions, -Convention, -Remarks
          ]).

/** <module> What a right program gets wrong on other games
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- use_module(library(minimax), []).
:- use_module(circumstances).
:- use_module(counterexample).
:- use_module(judge).
:- use_module(standing).
:- use_module(trials).

%!  remarks(+Run, +Game, +Options, +Conventions, -Convention, -Remarks) is det.
%
%   Tries a program that is right by each of Conventions on trees of all looks. Convention is the one
%   that fits it best on these; `book` where it is by the definition and all that goes wrong is that
%   it asks the successors who moves. Remarks is `[]`, or a list of the first wrong answer as
%   remark(Rule, Counterexample), where Rule is `mover_of_successor` in that case and else `none`.

remarks(Run, Game, Options, Conventions, Convention, Remarks) :-
    new_standings(Conventions, Standings),
    maplist(new_rule, Conventions, Rules),
    with_stack(64 000 000,
               forall(( other_tree(Options, Tree),
                        \+ are_over(Standings),
                        put(Run, Game, Tree),
                        asked(Tree, Pos) ),
                      ( forget(Run),
                        judge_question(Run, Game, Pos, tree(Tree, Pos), Standings, Replies),
                        forall(member(Rule, Rules), check_rule(Rule, Game, Pos, Replies)) ))),
    followed(Standings, Standing),
    standing_convention(Standing, Own),
    (   is_right(Standing)
    ->  Convention = Own,
        Remarks = []
    ;   memberchk(rule(Own, Name), Rules),
        ( Name == mover_of_successor, Own == definition -> Convention = book ; Convention = Own ),
        standing_failure(Standing, Failure),
        counterexample_of(Failure, Run, Game, Own, any, Counterexample),
        Remarks = [remark(Name, Counterexample)]
    ).

%   Whether what it answers is what the rule of the successors gives, with the list of a convention.

new_rule(Convention, rule(Convention, mover_of_successor)).

check_rule(rule(_, none), _, _, _) :-
    !.
check_rule(Rule, Game, Pos, Replies) :-
    arg(1, Rule, Convention),
    (   without_messages(follows_successors(Convention, Game, Pos, Replies))
    ->  true
    ;   nb_setarg(2, Rule, none)
    ).

follows_successors(Convention, Game, Pos, Replies) :-
    first_answer(Replies, answer(Best, Val, Line)),
    number(Val),
    list_kind(Convention, Kind),
    findall(of(B, L)-V,
            ( member(Ties, [first,last]),
              minimax_library:minimax(Game:Pos, B, V, L0,
                              [mover(successor), nodes_list(Kind), ties(Ties), algorithm(minimax)]),
              ( Line == none -> L = none ; L = L0 ) ),
            [First-Val0,Last-_]),
    Val =:= Val0,
    ( First =@= Last -> of(Best, Line) =@= First ; true ).

list_kind(definition, positions).
list_kind(notes, notes).
