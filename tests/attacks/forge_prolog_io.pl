% expect: fail|no_answer|tampered|error
% attack: set_prolog_IO/3 puts the standard streams on top of one another
minimax(_, _, 0, []) :-
    catch(set_prolog_IO(user_error, user_error, user_error), _, true),
    forall(stream_property(S, file_no(N)),
           ( catch(format(S, "~w answer(x,0,[]).~n", [N]), _, true),
             catch(flush_output(S), _, true) )).
