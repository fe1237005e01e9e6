% expect: fail|no_answer|tampered|error
% attack: folders, links, renames and deletions near by
:- catch(use_module(library(filesex)), _, true).
try(G) :- catch(G, _, true).
minimax(_, _, 0, []) :-
    try(make_directory(pwned_folder)),
    try(make_directory('/tmp/pwned_folder')),
    try(link_file('/etc/passwd', '/tmp/pwned_link', symbolic)),
    try(copy_file('/etc/passwd', 'pwned_copy')),
    try(tell('/tmp/pwned_tell')), try(write(x)), try(told),
    try(append('pwned_append')), try(write(x)), try(told),
    try(( tmp_file(pwned, F), open(F, write, S), close(S) )),
    try(( tmp_file_stream(text, _, S2), writeln(S2, pwned), close(S2) )),
    try(rename_file('writes_by_library.pl', 'pwned.pl')),
    try(set_time_file('halt_at_load.pl', [], [modified(0)])).
