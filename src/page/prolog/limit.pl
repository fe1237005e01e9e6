:- module(minimax_verify_limit,
          [ limited/3                   % +Seconds, +Mark, :Goal
          ]).

/** <module> As long as a program may take, in the page

In the place of prolog/minimax/verify/limit.pl: SWI-Prolog has no alarms in WebAssembly. Inferences are
counted instead, as many as take at least so long. What needs none, such as `repeat, fail`, the page
stops.

The program may catch what ends it, throw the same, and have limits of its own: so Mark tells of the number
of inferences alone, and never of what the system has thrown.
*/

:- meta_predicate
    limited(+, +, 0),
    outcome(0, -).

:- dynamic
    rate/1.                     % inferences a second

%!  limited(+Seconds, +Mark, :Goal) is semidet.
%
%   Calls Goal once. Throws Mark after so many seconds.

limited(Seconds, Mark, Goal) :-
    inferences_a_second(Rate),
    Most is max(1000, integer(Seconds*Rate)),
    statistics(inferences, Before),
    call_with_inference_limit(outcome(Goal, Outcome), Most, _),
    !,
    statistics(inferences, After),
    (   (   var(Outcome)
        ;   After-Before >= Most
        )
    ->  throw(Mark)
    ;   Outcome = thrown(Error)
    ->  throw(Error)
    ;   Outcome == true
    ).

%   Unbound where it was ended.

outcome(Goal, Outcome) :-
    catch(( Goal -> Outcome = true ; Outcome = false ), Error, Outcome = thrown(Error)).

%   Measured once, of what takes the least time.

inferences_a_second(Rate) :-
    rate(Rate),
    !.
inferences_a_second(Rate) :-
    Count = 1 000 000,
    statistics(cputime, Before),
    count_down(Count),
    statistics(cputime, After),
    Rate is Count/max(0.01, After-Before),
    assertz(rate(Rate)).

count_down(0) :-
    !.
count_down(N) :-
    M is N-1,
    count_down(M).
