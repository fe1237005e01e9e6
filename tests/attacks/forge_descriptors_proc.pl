% expect: fail|no_answer|tampered|error
% attack: lists /proc/self/fd and appends frames to whatever is there
minimax(_, _, Val, []) :-
    catch(directory_files('/proc/self/fd', Files), _, Files = ['1', '2', '3', '4', '5', '6']),
    forall(member(F, Files),
           catch(( atom_concat('/proc/self/fd/', F, Path),
                   open(Path, append, S, [type(binary)]),
                   forall(between(0, 63, B), put_byte(S, B)),
                   close(S) ), _, true)),
    Val = 0.
