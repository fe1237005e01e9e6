% expect: fail|no_answer|tampered|error
% attack: pipes as files
try(G) :- catch(G, _, true).
minimax(_, Best, 0, [Best]) :-
    try(( open(pipe('touch /tmp/pwned_pipe'), read, S), close(S) )),
    try(( open(pipe('cat > /tmp/pwned_pipe_out'), write, O), writeln(O, x), close(O) )),
    try(( see(pipe('touch pwned_see')), seen )),
    try(( tell(pipe('cat > pwned_tell')), told )),
    Best = pwned.
