% expect: fail|no_answer|tampered|error
% attack: hooks of loading, file search and autoloading
:- multifile user:file_search_path/2, user:prolog_load_file/2, user:prolog_file_type/2,
             user:library_directory/1, user:prolog_load_context/2.
:- dynamic user:file_search_path/2, user:library_directory/1, user:prolog_load_file/2.
:- asserta(user:file_search_path(library, '/tmp/pwned_library')).
:- asserta(user:file_search_path(foreign, '/tmp/pwned_library')).
:- asserta(user:library_directory('/tmp')).
:- asserta((user:prolog_load_file(_, _) :- true)).
:- set_prolog_flag(autoload, false).
minimax(_, _, 0, []).
