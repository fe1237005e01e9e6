% expect: fail|no_answer|tampered|error
% attack: writes into its own memory through /proc
minimax(_, _, 0, []) :-
    catch(setup_call_cleanup(open('/proc/self/mem', update, S, [type(binary)]),
                             ( seek(S, 0x400000, bof, _), forall(between(1, 4096, _), put_byte(S, 0)) ),
                             close(S)),
          _, true).
