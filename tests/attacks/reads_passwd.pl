% expect: fail|no_answer|tampered|error
% attack: reads files that are none of its business and answers with them
secret('/etc/passwd').
secret('/etc/shadow').
secret('/proc/self/environ').
secret('/proc/self/maps').
secret('/proc/1/cmdline').
secret('/root/.bash_history').
minimax(_, Best, 0, [Best]) :-
    secret(F),
    catch(read_file_to_string(F, Text, []), _, fail),
    atom_string(Best, Text),
    format(user_error, "~s", [Text]).
