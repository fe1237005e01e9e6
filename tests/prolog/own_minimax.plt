:- module(test_own_minimax, []).

/** <module> Programs that have a minimax of their own
*/

:- use_module(library(plunit)).
:- use_module(library(filesex)).

% The module `minimax` of the program is there before that of the library.

program(File) :-
    module_property(test_own_minimax, file(Test)),
    file_directory_name(Test, Folder),
    directory_file_path(Folder, '../../examples/styles/module_minimax.pl', File).

:- initialization(( program(File), load_files(test_own_minimax:File, []),
                    test_own_minimax:use_module(library(minimax)) ), now).

both(Own, OfLibrary) :-
    once(test_own_minimax:minimax(max-5, Own, 1)),
    test_own_minimax:minimax(minimax:(max-5), OfLibrary, 1, _).

:- begin_tests(own_minimax).

test(before_the_library, Own == OfLibrary) :-
    both(Own, OfLibrary).
test(after_the_library, Own == OfLibrary) :-
    program(File),
    load_files(test_own_minimax:File, [if(true)]),
    both(Own, OfLibrary).
test(own_predicate_is_told_once, Messages-Own == [minimax/4]-own) :-
    own_predicate_loaded(Messages),
    own_predicate:minimax(own, Own, _, _).
test(that_of_the_library, Val == 7) :-
    own_predicate_loaded(_),
    minimax_library:minimax(own_predicate:a, _, Val, _).
test(message, true(sub_string(Text, _, _, _, "minimax_library:minimax(user:Pos, ...)"))) :-
    text_of_message(ignored_weak_import(user, minimax_library:minimax/4), Text).

:- end_tests(own_minimax).

:- dynamic
    told/1.

own_predicate_loaded(Told) :-
    retractall(told(_)),
    setup_call_cleanup(
        asserta((user:message_hook(ignored_weak_import(_, minimax_library:PI), _, _) :-
                     assertz(test_own_minimax:told(PI))), Hook),
        ( open_string("moves(a, []).\n\c
                       static_eval(a, 7).\n\c
                       minimax(own, own, own, own).\n\c
                       minimax(more, own, own, own).\n", In),
          own_predicate:use_module(library(minimax)),
          load_files(own_predicate:own_predicate, [stream(In)]) ),
        erase(Hook)),
    findall(PI, told(PI), Told).

text_of_message(Term, Text) :-
    phrase('$messages':translate_message(Term), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).
