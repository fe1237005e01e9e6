% expect: fail|no_answer|tampered|error
% attack: looks for a secret in its own memory and in that of the parent
minimax(_, _, 0, []) :-
    forall(( member(P, [self, 1, thread_self]), member(F, [mem, maps, environ, cmdline, auxv]) ),
           catch(( atomic_list_concat(['/proc/', P, /, F], Path),
                   setup_call_cleanup(open(Path, read, S, [type(binary)]),
                                      ( catch(seek(S, 0x400000, bof, _), _, true),
                                        read_string(S, 4096, Text),
                                        format("~q~n", [Text]) ),
                                      close(S)) ), _, true)).
