:- module(minimax_verify_judge,
          [ ask/4,                      % +Run, +Game, +Pos, -Outcome
            query/4,                    % +Run, +Pos, -Query, -Answer
            expected/4                  % +Run, +Game, +Pos, -Query
          ]).

/** <module> What a program answers to one query, and whether that is right

A run is run(Copy, Home, Closure, Ties, Arity, Seconds). What is right is told by minimax/5
about the game in a module.
*/

:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(time), [alarm/4, remove_alarm/1]).
:- autoload(library(apply), [maplist/3]).
:- use_module(library(minimax), []).

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
    lists:append(List0, More, List),
    Goal =.. List.

%!  expected(+Run, +Game, +Pos, -Query) is det.

expected(Run, Game, Pos, Query) :-
    Run = run(_, _, _, Ties, _, _),
    query(Run, Pos, Query, answer(Best, Val, Line)),
    right(Game, Pos, Ties, right(_, answer(Best, Val, Line0))),
    ( Line = Line0 -> true ; true ).

%   right(+Game, +Pos, +Ties, -Right): Right is right(Bests, Answer).

right(Game, Pos, Ties, right(Bests, Answer)) :-
    ( Ties == first -> Rule = first ; Rule = last ),
    minimax:minimax(Game:Pos, Best, Val, Line, [ties(Rule), algorithm(minimax)]),
    !,
    Answer = answer(Best, Val, Line),
    (   Line == []
    ->  Bests = []
    ;   Ties == any
    ->  findall(B, minimax:minimax(Game:Pos, B, _, _, [ties(all), algorithm(minimax)]), Bests)
    ;   Bests = [Best]
    ).

%!  ask(+Run, +Game, +Pos, -Outcome) is det.
%
%   Asks the program about Pos. Outcome is right(Notes) or wrong(Got, Reason), where Reason
%   holds at(Pos) for a choice.

ask(Run, Game, Pos, Outcome) :-
    Run = run(_, _, _, Ties, _, _),
    right(Game, Pos, Ties, Right),
    replies(Run, Pos, Queries, Answers, End),
    judge(Answers, Queries, End, Run, Game, Pos, Right, Outcome).

judge([], _, End, _, _, _, _, wrong([], Reason)) :-
    ending(End, Reason).
judge([Answer|More], Queries, End, Run, Game, Pos, Right, Outcome) :-
    (   wrong(Answer, Run, Game, Pos, Right, Reason)
    ->  Queries = [Query|_],
        Outcome = wrong([Query], Reason)
    ;   Queries = [Query|Others],
        judge_more(More, Others, Query, Run, Game, Pos, Right, Outcome0)
    ->  Outcome = Outcome0
    ;   judge_end(Queries, End, Outcome)
    ).

%   The first that is wrong of the further answers, whose queries are Others.

judge_more([Answer|More], [Other|Others], Query, Run, Game, Pos, Right, Outcome) :-
    (   wrong(Answer, Run, Game, Pos, Right, Reason)
    ->  Outcome = wrong([Query,Other], more(Reason))
    ;   judge_more(More, Others, Query, Run, Game, Pos, Right, Outcome)
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

%   wrong(+Answer, +Run, +Game, +Pos, +Right, -Reason) is semidet.

wrong(answer(Best, Val, Line), Run, Game, Pos, right(Bests, Answer), Reason) :-
    Answer = answer(_, RightVal, _),
    (   wrong_value(Val, RightVal, Pos, Reason)
    ->  true
    ;   wrong_best(Bests, Best, Game, Pos, Answer, Reason)
    ->  true
    ;   Run = run(_, _, _, Ties, 4, _),
        wrong_list(Line, Bests, Best, Ties, Game, Pos, Reason)
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
    minimax:minimax(Game:Pos, Other, _, _, [ties(all), algorithm(minimax)]),
    Other == Best,
    !.

is_among(Term, Terms) :-
    member(Other, Terms),
    Other == Term,
    !.

wrong_list(Line, _, _, _, _, _, unbound('NodesList')) :-
    var(Line),
    !.
wrong_list(Line, _, _, _, _, _, no_list(Line)) :-
    \+ ( acyclic_term(Line), is_list(Line) ),
    !.
wrong_list(Line, _, _, _, _, _, unbound('NodesList')) :-
    \+ ground(Line),
    !.
wrong_list(Line, Bests, Best, Ties, Game, Pos, Reason) :-
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
    ->  right(Game, Next, Ties, right(NextBests, _)),
        off_line(Line, NextBests, Ties, Game, Next, Reason)
    ;   as_good(Game, Pos, Next)
    ->  Reason = wrong_tie(at(Pos))
    ;   Reason = wrong_line(at(Pos))
    ).

%   replies(+Run, +Pos, -Queries, -Answers, -End): the first answers, no more than most_answers/1,
%   and what came after the last of them: `done`, time(Seconds) or threw(Error).

replies(Run, Pos, Queries, Answers, End) :-
    Run = run(Copy, Home, _, _, _, Seconds),
    query(Run, Pos, Query, Answer),
    Found = found([]),
    Mark = '$minimax_verify'(Pos, Seconds),
    catch(limited(Seconds, Mark, quietly_called(Copy:Query, Query-Answer, Found)), Error, true),
    (   var(Error)
    ->  End = done
    ;   Error == Mark
    ->  End = time(Seconds)
    ;   ends_all(Error)
    ->  throw(Error)
    ;   with_module(Error, Copy, Home, Error1),
        End = threw(Error1)
    ),
    arg(1, Found, Pairs0),
    lists:reverse(Pairs0, Pairs),
    pairs(Pairs, Queries, Answers).

pairs([], [], []).
pairs([Query-Answer|Pairs], [Query|Queries], [Answer|Answers]) :-
    pairs(Pairs, Queries, Answers).

%   What is no affair of the program.

ends_all('$aborted').
ends_all(time_limit_exceeded).
ends_all(unwind(_)).
ends_all(Error) :-
    compound(Error),
    functor(Error, Name, _),
    memberchk(Name, [time_limit_exceeded, '$minimax_verify']).

limited(Seconds, Mark, Goal) :-
    setup_call_cleanup(
        alarm(Seconds, throw(Mark), Alarm, [remove(false)]),
        Goal,
        remove_alarm(Alarm)).

quietly_called(Goal, Result, Found) :-
    current_output(Output),
    current_input(Input),
    setup_call_cleanup(
        ( open_null_stream(Null), open_string("", Empty) ),
        ( assertz(is_quiet),
          set_output(Null),
          set_input(Empty),
          collect(Goal, Result, Found)
        ),
        ( retractall(is_quiet),
          set_output(Output),
          set_input(Input),
          close(Null),
          close(Empty)
        )).

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

with_module(Term0, Copy, Home, Term) :-
    (   Term0 == Copy
    ->  Term = Home
    ;   compound(Term0),
        acyclic_term(Term0)
    ->  compound_name_arguments(Term0, Name, Arguments0),
        maplist_module(Arguments0, Copy, Home, Arguments),
        compound_name_arguments(Term, Name, Arguments)
    ;   Term = Term0
    ).

maplist_module([], _, _, []).
maplist_module([Term0|Terms0], Copy, Home, [Term|Terms]) :-
    with_module(Term0, Copy, Home, Term),
    maplist_module(Terms0, Copy, Home, Terms).
