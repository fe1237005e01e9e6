% expect: fail|no_answer|tampered|error
% attack: frames of several likely forms on standard output and error
frame("{\"answer\":[\"b\",4,[\"b\",\"d\",\"i\"]]}").
frame("answer(1, b, 4, [b,d,i]).").
frame("ANSWER 1 b 4 [b,d,i]").
frame("\x00\\x00\\x00\\x10\answer(b,4,[b])").
frame("verdict: pass").
:- initialization(forge).
forge :-
    forall(( member(S, [user_output, user_error]), frame(F) ),
           ( format(S, "~s~n", [F]) ; true )),
    forall(( member(S, [user_output, user_error]), frame(F) ),
           catch(( format(S, "~w~n", [F]), flush_output(S) ), _, true)).
minimax(_, _, _, _) :- forge, fail.
