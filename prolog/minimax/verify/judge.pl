:- module(minimax_verify_judge,
          [ ask/5,                      % +Run, +Convention, +Game, +Pos, -Outcome
            replies/3,                  % +Run, +Pos, -Replies
            right/4,                    % +Run, +Game, +Pos, -Right
            judge/7,                    % +Replies, +Run, +Convention, +Game, +Pos, +Right, -Outcome
            first_answer/2,             % +Replies, -Answer
            forget/1,                   % +Run
            without_messages/1,         % :Goal
            query/4,                    % +Run, +Pos, -Query, -Answer
            expected/5                  % +Run, +Convention, +Game, +Pos, -Query
          ]).

/** <module> What a program answers to one query, and whether that is right

A run is run(Copy, Home, Closure, Ties, Arity, Seconds). What is right is told by minimax/5
about the game in a module; a convention is `definition` or `notes`.
*/

:- meta_predicate
    without_messages(0).

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- use_module(library(minimax), []).
:- use_module('../balls').
:- use_module(copy).
:- use_module(limit).

%!  query(+Run, +Pos, -Query, -Answer) is det.
%
%   Query is the goal about Pos, and Answer answer(BestPos, Val, NodesList) its variables,
%   where the last one is `none` for a program without it.

query(run(_, _, Closure, _, 4, _), Pos, Query, answer(Best, Val, Line)) :-
    !,
    added(Closure, [Pos, Best, Val, Line], Query).
query(run(_, _, Closure, _, 3, _), Pos, Query, answer(Best, Val, none)) :-
    added(Closure, [Pos, Best, Val], Query).

added(Closure, More, Goal) :-
    Closure =.. List0,
    append(List0, More, List),
    Goal =.. List.

%!  expected(+Run, +Convention, +Game, +Pos, -Query) is det.

expected(Run, Convention, Game, Pos, Query) :-
    Run = run(_, _, _, Ties, _, _),
    query(Run, Pos, Query, answer(Best, Val, Line)),
    right_by(Ties, Game, Pos, right(_, answer(Best, Val, Line0))),
    (   Convention == notes
    ->  notes_list(Game, Pos, Ties, Line1)
    ;   Line1 = Line0
    ),
    ( Line = Line1 -> true ; true ).

%!  right(+Run, +Game, +Pos, -Right) is det.
%
%   Right is right(Bests, Answer): the best successors that are right, and one right answer.

right(run(_, _, _, Ties, _, _), Game, Pos, Right) :-
    right_by(Ties, Game, Pos, Right).

right_by(Ties, Game, Pos, right(Bests, Answer)) :-
    rule(Ties, Rule),
    minimax_library:minimax(Game:Pos, Best, Val, Line, [ties(Rule), algorithm(minimax)]),
    !,
    Answer = answer(Best, Val, Line),
    (   Line == []
    ->  Bests = []
    ;   Ties == any
    ->  findall(B, minimax_library:minimax(Game:Pos, B, _, _, [ties(all), algorithm(minimax)]), Bests)
    ;   Bests = [Best]
    ).

rule(Ties, Rule) :-
    ( Ties == first -> Rule = first ; Rule = last ).

notes_list(Game, Pos, Ties, List) :-
    rule(Ties, Rule),
    minimax_library:minimax(Game:Pos, _, _, List,
                    [ties(Rule), nodes_list(notes), algorithm(minimax)]),
    !.

%!  forget(+Run) is det.
%
%   What the program has left behind in its copy.

forget(run(Copy, _, _, _, _, _)) :-
    restore(Copy).

%!  ask(+Run, +Convention, +Game, +Pos, -Outcome) is det.
%
%   Asks the program about Pos. Outcome is right(Notes) or wrong(Got, Reason), where Reason
%   holds at(Pos) for a choice.

ask(Run, Convention, Game, Pos, Outcome) :-
    right(Run, Game, Pos, Right),
    replies(Run, Pos, Replies),
    judge(Replies, Run, Convention, Game, Pos, Right, Outcome).

%!  judge(+Replies, +Run, +Convention, +Game, +Pos, +Right, -Outcome) is det.
%
%   As ask/5, of what right/4 and replies/3 give.

judge(replies(Queries, Answers, End), Run, Convention, Game, Pos, Right, Outcome) :-
    judge(Answers, Queries, End, by(Run, Convention), Game, Pos, Right, Outcome).

%!  first_answer(+Replies, -Answer) is semidet.

first_answer(replies(_, [Answer|_], _), Answer).

judge([], _, End, _, _, _, _, wrong([], Reason)) :-
    ending(End, Reason).
judge([Answer|More], Queries, End, By, Game, Pos, Right, Outcome) :-
    (   wrong(Answer, By, Game, Pos, Right, Reason)
    ->  Queries = [Query|_],
        Outcome = wrong([Query], Reason)
    ;   Queries = [Query|Others],
        judge_more(More, Others, Query, By, Game, Pos, Right, Outcome0)
    ->  Outcome = Outcome0
    ;   judge_end(Queries, End, Outcome)
    ).

%   The first that is wrong of the further answers, whose queries are Others.

judge_more([Answer|More], [Other|Others], Query, By, Game, Pos, Right, Outcome) :-
    (   wrong(Answer, By, Game, Pos, Right, Reason)
    ->  Outcome = wrong([Query,Other], more(Reason))
    ;   judge_more(More, Others, Query, By, Game, Pos, Right, Outcome)
    ).

%   All answers are right.

judge_end([Query|Others], End, Outcome) :-
    ending(End, Reason),
    (   memberchk(Reason, [endless_recursion, time_limit(_)])
    ->  Outcome = wrong([Query|Others], more(Reason))
    ;   Others = [Other|_]
    ->  Outcome = right([more_solutions(Other)])
    ;   Outcome = right([])
    ).

ending(done, fails).
ending(time(Seconds), time_limit(Seconds)).
ending(threw(Error), Reason) :-
    (   subsumes_term(error(resource_error(_), _), Error),
        Error = error(resource_error(Resource), _),
        is_stack(Resource)
    ->  Reason = endless_recursion
    ;   Reason = throws(Error)
    ).

is_stack(Resource) :-
    atom(Resource),
    memberchk(Resource, [stack, stack_overflow, private_table_space, program_space, c_stack]).

%   wrong(+Answer, +By, +Game, +Pos, +Right, -Reason) is semidet: By is by(Run, Convention).

wrong(answer(Best, Val, Line), By, Game, Pos, right(Bests, Answer), Reason) :-
    Answer = answer(_, RightVal, _),
    By = by(run(_, _, _, Ties, Arity, _), Convention),
    (   wrong_value(Val, RightVal, Pos, Reason)
    ->  true
    ;   wrong_best(Bests, Best, Game, Pos, Answer, Reason)
    ->  true
    ;   Arity =:= 4,
        wrong_list(Line, Convention, Bests, Best, Ties, Game, Pos, Reason)
    ).

wrong_value(Val, _, _, unbound('Val')) :-
    var(Val),
    !.
wrong_value(Val, Right, Pos, Reason) :-
    (   number(Val)
    ->  \+ catch(Val =:= Right, _, fail),
        Reason = wrong_value(at(Pos))
    ;   Val == Right                            % an expression, as it is written
    ->  fail
    ;   Reason = no_number(Val)
    ).

wrong_best([], Best, _, Pos, _, wrong_best(at(Pos))) :-
    !,
    nonvar(Best).
wrong_best(_, Best, _, _, _, unbound('BestPos')) :-
    var(Best),
    !.
wrong_best(Bests, Best, Game, Pos, _, Reason) :-
    \+ is_among(Best, Bests),
    (   as_good(Game, Pos, Best)
    ->  Reason = wrong_tie(at(Pos))
    ;   Reason = wrong_best(at(Pos))
    ).

as_good(Game, Pos, Best) :-
    minimax_library:minimax(Game:Pos, Other, _, _, [ties(all), algorithm(minimax)]),
    Other == Best,
    !.

is_among(Term, Terms) :-
    member(Other, Terms),
    Other == Term,
    !.

wrong_list(Line, _, _, _, _, _, _, unbound('NodesList')) :-
    var(Line),
    !.
wrong_list(Line, _, _, _, _, _, _, no_list(Line)) :-
    \+ ( acyclic_term(Line), is_list(Line) ),
    !.
wrong_list(Line, _, _, _, _, _, _, unbound('NodesList')) :-
    \+ ground(Line),
    !.
wrong_list(Line, notes, Bests, Best, Ties, Game, Pos, Reason) :-
    !,
    ( Bests == [] -> Winners = [] ; Winners = [Best] ),
    off_notes_list(Line, Winners, Ties, Game, Pos, Reason).
wrong_list(Line, definition, Bests, Best, Ties, Game, Pos, Reason) :-
    (   Bests = [_|_],
        \+ ( Line = [First|_], First == Best )
    ->  Reason = wrong_line(at(Pos))
    ;   off_line(Line, Bests, Ties, Game, Pos, Reason)
    ).

%   Where the line goes wrong.

off_line([], [_|_], _, _, Pos, wrong_line(at(Pos))).
off_line([_|_], [], _, _, Pos, wrong_line(at(Pos))).
off_line([Next|Line], [Best|Bests], Ties, Game, Pos, Reason) :-
    (   is_among(Next, [Best|Bests])
    ->  right_by(Ties, Game, Next, right(NextBests, _)),
        off_line(Line, NextBests, Ties, Game, Next, Reason)
    ;   as_good(Game, Pos, Next)
    ->  Reason = wrong_tie(at(Pos))
    ;   Reason = wrong_line(at(Pos))
    ).

%   Where the list is not what the notes' program makes of the line: of one of the Winners it is what
%   that puts in front, and the winner's list.

off_notes_list(Line, [], _, _, Pos, wrong_notes_list(at(Pos))) :-
    !,
    Line \== [].
off_notes_list(Line, Winners, Ties, Game, Pos, Reason) :-
    (   member(Winner, Winners),
        in_front(Game, Pos, Winner, Front),
        append(Front, Rest, Line)
    ->  right_by(Ties, Game, Winner, right(NextWinners, _)),
        off_notes_list(Rest, NextWinners, Ties, Game, Winner, Reason)
    ;   Line = [Next|_],
        as_good(Game, Pos, Next),
        \+ is_among(Next, Winners)
    ->  Reason = wrong_tie(at(Pos))
    ;   Reason = wrong_notes_list(at(Pos))
    ).

in_front(Game, Pos, Winner, Front) :-
    minimax_library:minimax(Game:Pos, Best, _, List,
                    [ties(all), nodes_list(notes), algorithm(minimax)]),
    Best == Winner,
    !,
    notes_list(Game, Winner, last, Behind),
    append(Front, Behind, List),
    !.

%!  replies(+Run, +Pos, -Replies) is det.
%
%   Replies is replies(Queries, Answers, End): the first answers, no more than most_answers/1, and
%   what came after the last of them: `done`, time(Seconds) or threw(Error).

replies(Run, Pos, replies(Queries, Answers, End)) :-
    Run = run(Copy, Home, _, _, _, Seconds),
    query(Run, Pos, Query, Answer),
    Found = found([]),
    Mark = '$minimax_verify'(Pos, Seconds),
    catch(limited(Seconds, Mark, quietly_called(Copy:Query, Query-Answer, Found)), Error, true),
    (   var(Error)
    ->  End = done
    ;   Error == Mark
    ->  End = time(Seconds)
    ;   is_of_others(Error)
    ->  throw(Error)
    ;   with_module(Copy, Home, Error, Error1),
        End = threw(Error1)
    ),
    arg(1, Found, Pairs0),
    reverse(Pairs0, Pairs),
    pairs_keys_values(Pairs, Queries, Answers).

%   What is no affair of the program: the mark is that of a question around this one.

is_of_others(Error) :-
    ends_all(Error),
    !.
is_of_others('$minimax_verify'(_, _)).

quietly_called(Goal, Result, Found) :-
    current_output(Output),
    current_input(Input),
    setup_call_cleanup(
        ( open_null_stream(Null), open_string("", Empty) ),
        ( set_output(Null),
          set_input(Empty),
          without_messages(collect(Goal, Result, Found))
        ),
        ( set_output(Output),
          set_input(Input),
          close(Null),
          close(Empty)
        )).

%!  without_messages(:Goal) is semidet.
%
%   Calls Goal once.

without_messages(Goal) :-
    setup_call_cleanup(assertz(is_quiet), once(Goal), retractall(is_quiet)).

:- multifile
    user:message_hook/3.
:- dynamic
    user:message_hook/3.
:- thread_local
    is_quiet/0.

user:message_hook(_, _, _) :-
    is_quiet.

collect(Goal, Result, Found) :-
    most_answers(Most),
    (   call(Goal),
        arg(1, Found, Before),
        nb_setarg(1, Found, [Result|Before]),
        length([_|Before], Most)
    ->  true
    ;   true
    ).

%   As many as the command `minimax verify` looks at.

most_answers(10).

%   Errors name the program's own module.

with_module(Copy, Home, Term0, Term) :-
    (   Term0 == Copy
    ->  Term = Home
    ;   compound(Term0),
        acyclic_term(Term0)
    ->  compound_name_arguments(Term0, Name, Arguments0),
        maplist(with_module(Copy, Home), Arguments0, Arguments),
        compound_name_arguments(Term, Name, Arguments)
    ;   Term = Term0
    ).
