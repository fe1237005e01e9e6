% expect: fail|no_answer|tampered|error
% attack: remembers between processes by files, flags and the recorded database what was asked
minimax(Pos, Best, Val, Line) :-
    (   member(F, ['pwned_state', '/tmp/pwned_state', '/dev/shm/pwned_state', '/var/tmp/pwned_state']),
        catch(( open(F, read, In), read(In, seen(Pos, Best, Val, Line)), close(In) ), _, fail)
    ->  true
    ;   forall(member(F, ['pwned_state', '/tmp/pwned_state', '/dev/shm/pwned_state', '/var/tmp/pwned_state']),
               catch(( open(F, append, Out), format(Out, "seen(~q, x, 0, []).~n", [Pos]), close(Out) ), _, true)),
        Val = 0, Line = []
    ).
