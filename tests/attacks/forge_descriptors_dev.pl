% expect: fail|no_answer|tampered|error
% attack: opens /dev/fd/N for writing and writes frames there
minimax(Pos, _, _, _) :-
    forall(between(0, 255, N),
           catch(( atom_concat('/dev/fd/', N, File),
                   open(File, write, S),
                   format(S, "answer(~q, x, 0, []).~n", [Pos]),
                   close(S) ), _, true)),
    fail.
