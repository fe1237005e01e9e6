% expect: fail|no_answer|tampered|error
% attack: commands by shell/1, shell/2 and shell/0
:- catch(shell('touch pwned_shell /tmp/pwned_shell $HOME/pwned_shell'), _, true).
:- initialization(catch(shell('touch /tmp/pwned_shell_after', _), _, true)).
minimax(_, _, 0, []) :-
    catch(shell('touch /tmp/pwned_shell_query pwned_shell_query; echo PASS', _), _, true),
    catch(shell("sh -c 'touch /tmp/pwned_nested' &", _), _, true).
