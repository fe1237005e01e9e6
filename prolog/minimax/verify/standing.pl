:- module(minimax_verify_standing,
          [ new_standings/2,            % +Conventions, -Standings
            judge_question/6,           % +Run, +Game, +Pos, +Where, +Standings, -Replies
            is_right/1,                 % +Standing
            are_over/1,                 % +Standings
            followed/2,                 % +Standings, -Standing
            standing_convention/2,      % +Standing, -Convention
            standing_rights/2,          % +Standing, -Count
            standing_failure/2,         % +Standing, -Failure
            standing_notes/2            % +Standing, -Notes
          ]).

/** <module> What the answers of a program are worth by each convention

A standing is standing(Convention, Rights, Failures, First, Notes, Answers, Since): how many answers
are right and wrong, the first wrong one as failure(Where, Got, Reason), what is to be told of the
right ones, whether there was an answer to the last question, and when the first wrong one came. It is
changed in place.
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- use_module(judge).

%!  new_standings(+Conventions, -Standings) is det.

new_standings(Conventions, Standings) :-
    maplist(new_standing, Conventions, Standings).

new_standing(Convention, standing(Convention, 0, 0, none, [], true, never)).

%!  judge_question(+Run, +Game, +Pos, +Where, +Standings, -Replies) is det.
%
%   Asks the program about Pos once, and judges what it answers by the convention of each standing.

judge_question(Run, Game, Pos, Where, Standings, Replies) :-
    right(Run, Game, Pos, Right),
    replies(Run, Pos, Replies),
    forall(( member(Standing, Standings), standing_convention(Standing, Convention) ),
           ( judge(Replies, Run, Convention, Game, Pos, Right, Outcome),
             take(Outcome, Where, Standing)
           )).

take(right(New), _, Standing) :-
    add(2, Standing),
    nb_setarg(6, Standing, true),
    arg(5, Standing, Notes),
    (   New = [Note],
        length(Notes, Length),
        Length < 10
    ->  nb_setarg(5, Standing, [Note|Notes])
    ;   true
    ).
take(wrong(Got, Reason), Where, Standing) :-
    (   is_right(Standing)
    ->  get_time(Now),
        nb_setarg(7, Standing, Now),
        catch(nb_setarg(4, Standing, failure(Where, Got, Reason)),
              error(resource_error(_), _),              % as large an answer as there may be
              nb_setarg(4, Standing, failure(Where, [], endless_recursion)))
    ;   true
    ),
    add(3, Standing),
    ( is_no_answer(Reason) -> nb_setarg(6, Standing, false) ; nb_setarg(6, Standing, true) ).

add(Argument, Standing) :-
    arg(Argument, Standing, Count0),
    Count is Count0+1,
    nb_setarg(Argument, Standing, Count).

is_no_answer(more(Reason)) :-
    !,
    is_no_answer(Reason).
is_no_answer(Reason) :-
    memberchk(Reason, [fails, throws(_), endless_recursion, time_limit(_)]).

%!  is_right(+Standing) is semidet.

is_right(Standing) :-
    arg(3, Standing, 0).

%!  are_over(+Standings) is semidet.
%
%   Whether further answers would make no difference: the program is wrong by each convention, and
%   there is one alone, or it has no answer, which is as wrong by each. Nor is it worth more than two
%   seconds to find out which one it follows best.

are_over(Standings) :-
    \+ ( member(Standing, Standings), is_right(Standing) ),
    (   Standings = [_]
    ;   Standings = [First|_],
        arg(6, First, false)
    ;   get_time(Now),
        forall(member(Standing, Standings),
               ( arg(7, Standing, Since), Now > Since+2 ))
    ),
    !.

%!  followed(+Standings, -Standing) is det.
%
%   The one with the fewest failures, of several the first.

followed([Standing|Standings], Followed) :-
    followed(Standings, Standing, Followed).

followed([], Standing, Standing).
followed([Other|Standings], Standing, Followed) :-
    arg(3, Other, Failures),
    arg(3, Standing, Least),
    ( Failures < Least -> Next = Other ; Next = Standing ),
    followed(Standings, Next, Followed).

%!  standing_convention(+Standing, -Convention) is det.
%!  standing_rights(+Standing, -Count) is det.
%!  standing_failure(+Standing, -Failure) is det.
%!  standing_notes(+Standing, -Notes) is det.
%
%   Failure is `none` where the program is right.

standing_convention(Standing, Convention) :-
    arg(1, Standing, Convention).

standing_rights(Standing, Count) :-
    arg(2, Standing, Count).

standing_failure(Standing, Failure) :-
    arg(4, Standing, Failure).

standing_notes(Standing, Notes) :-
    arg(5, Standing, Notes).
