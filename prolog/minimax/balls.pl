:- module(minimax_balls,
          [ ends_all/1                  % +Ball
          ]).

/** <module> What is thrown
*/

%!  ends_all(+Ball) is semidet.
%
%   Who throws Ball means all that runs, and not the program that was called: nobody may catch it and go on.

ends_all('$aborted').
ends_all(unwind(_)).
ends_all(time_limit_exceeded).
ends_all(time_limit_exceeded(_)).
