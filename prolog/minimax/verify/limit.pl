:- module(minimax_verify_limit,
          [ limited/3                   % +Seconds, +Mark, :Goal
          ]).

/** <module> As long as a program may take
*/

:- autoload(library(time), [alarm/4, remove_alarm/1]).

:- meta_predicate
    limited(+, +, 0).

%!  limited(+Seconds, +Mark, :Goal) is semidet.
%
%   Calls Goal once. Throws Mark after so many seconds.

limited(Seconds, Mark, Goal) :-
    setup_call_cleanup(
        alarm(Seconds, throw(Mark), Alarm, [remove(false)]),
        once(Goal),
        remove_alarm(Alarm)).
