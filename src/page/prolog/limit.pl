:- module(minimax_verify_limit,
          [ limited/3                   % +Seconds, +Mark, :Goal
          ]).

/** <module> As long as a program may take, in the page

In the place of prolog/minimax/verify/limit.pl: SWI-Prolog has no alarms in WebAssembly. Inferences are
counted instead, as many as take at least so long. What needs none, such as `repeat, fail`, the page
stops.
*/

:- meta_predicate
    limited(+, +, 0).

:- dynamic
    rate/1.                     % inferences a second

%!  limited(+Seconds, +Mark, :Goal) is semidet.
%
%   Calls Goal once. Throws Mark after so many seconds.

limited(Seconds, Mark, Goal) :-
    inferences_a_second(Rate),
    Inferences is max(1000, integer(Seconds*Rate)),
    call_with_inference_limit(Goal, Inferences, Result),
    (   Result == inference_limit_exceeded
    ->  throw(Mark)
    ;   true
    ),
    !.

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
