% expect: no_answer|tampered|error
% attack: handles every signal that Prolog lets it handle, and goes on
:- forall(member(S, [int, term, hup, quit, alrm, usr1, usr2, xcpu, xfsz, pipe, abrt, segv, chld, vtalrm, prof]),
          catch(on_signal(S, _, go_on), _, true)).
:- catch(prolog_alert_signal(_, 0), _, true).
go_on(_).
minimax(_, _, _, _) :- catch(( repeat, fail ), _, true), minimax(_, _, _, _).
