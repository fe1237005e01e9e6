:- module(test_examples, []).

/** <module> The examples answer what they say
*/

:- use_module(library(plunit)).
:- use_module(library(minimax)).
:- prolog_load_context(directory, Here),
   forall(member(Example, [course_notes, quiescence, singular]),
          ( atomic_list_concat([Here, '/../../examples/', Example], File),
            add_import_module(Example, user, end),
            load_files(Example:File, []) )).

best(Pos, Options, Best-Val) :-
    minimax(Pos, Best, Val, _, Options).

:- begin_tests(examples).

test(course_notes, Best == b-4) :-
    best(course_notes:a, [], Best).
test(quiescence, Before-After == (takes_pawn-1)-(waits-0)) :-
    best(quiescence:start, [depth(1)], Before),
    best(quiescence:start, [depth(1),quiescence(quiescence:quiet)], After).
test(singular, Before-After == (takes_pawn-1)-(gives_check-9)) :-
    best(singular:start, [depth(2)], Before),
    best(singular:start, [depth(2),singular(5)], After).
test(singular_in_a_file, Best == gives_check-9) :-
    source_file(singular:moves(_, _), File),
    load_game(File, Game),
    best(start, [game(Game),depth(2),singular(5)], Best).

:- end_tests(examples).
