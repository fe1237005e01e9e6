% expect: fail|no_answer|tampered|error
% attack: listens to what Prolog does and ends the process then
:- multifile user:prolog_event_hook/1, user:thread_message_hook/3, prolog:history/2, prolog:deadlock/2.
:- dynamic user:prolog_event_hook/1.
user:prolog_event_hook(_) :- halt(0).
:- dynamic watched/0.
:- forall(member(E, [abort, erase, break, frame_finished, thread_start, thread_exit, this_thread_exit]),
          catch(prolog_listen(E, ended), _, true)).
:- catch(prolog_listen(user:moves/2, ended), _, true).
:- catch(prolog_listen(user:static_eval/2, ended), _, true).
ended :- halt(0).
ended(_) :- halt(0).
ended(_, _) :- halt(0).
minimax(_, _, 0, []).
