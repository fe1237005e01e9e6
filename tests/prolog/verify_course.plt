:- module(test_verify_course, []).

/** <module> verify_minimax/3 as a course judges: conventions, remarks, and where a program goes wrong
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(minimax/verify)).
:- use_module('../verify/load_program').

:- dynamic here/1.

:- prolog_load_context(directory, Here),
   assertz(here(Here)).

%   A program of the course over a tree, in a module of its own.

over(Program, Tree, Module) :-
    program(Program, File),
    atom_concat('program ', File, Module),
    ( current_module(Module) -> true ; load_program(File, Module) ),
    tree(Tree, Facts),
    put_facts(Module, Facts).

program(Program, File) :-
    here(Here),
    atomic_list_concat([Here, '/../verify/programs/', Program, '.pl'], File0),
    absolute_file_name(File0, File).

tree(none, []) :-
    !.
tree(two, Facts) :-
    !,
    facts('/../../examples/course_notes.pl', Facts).
tree(three, Facts) :-
    !,
    facts('/../verify/three_successors.pl', Facts).
tree(Facts, Facts).

facts(Path, Facts) :-
    here(Here),
    atom_concat(Here, Path, File),
    read_file_to_terms(File, Facts, []).

judged(Program, Tree, Options, Report, Notes) :-
    over(Program, Tree, Module),
    verify_minimax(Module:minimax, [notes(Notes)|Options], Report).

%   MAX moves in a and in b.

uneven([ max_to_move(a), max_to_move(b), min_to_move(c),
         min_to_move(d), min_to_move(e), max_to_move(f), max_to_move(g),
         moves(a, [b,c]), moves(b, [d,e]), moves(c, [f,g]),
         static_eval(d, 4), static_eval(e, 1), static_eval(f, 2), static_eval(g, 3)
       ]).

%   What verify_minimax/2 tells is no error of the tests.

user:message_hook(minimax(counterexample(_)), error, _).

:- begin_tests(verify_course).

test(notes) :-
    forall(member(Tree, [two,three]),
           ( judged('notes/notes', Tree, [], pass(Count), Notes),
             Count > 200,
             memberchk(convention(notes), Notes),
             memberchk(remark(mover_of_successor, counterexample(_, _, _, _, wrong_value(_))), Notes)
           )).
test(notes_without_a_game, Convention == notes) :-
    judged('notes/notes', none, [], pass(_), Notes),
    memberchk(convention(Convention), Notes).
test(line_of_the_book, fail) :-
    judged('notes/notes', three, [style(book)], pass(_), _).
test(two_successors_have_one_list, Notes == [convention(book)]) :-
    judged('notes/notes', two, [style(book), trees(0)], pass(15), Notes0),
    judged('notes/notes', two, [style(book)], pass(_), Notes1),
    \+ memberchk(convention(_), Notes1),
    memberchk(remark(none, _), Notes1),
    append(Notes0, [convention(book)], Notes).
test(list_of_the_notes, Reason = wrong_notes_list(choice(a, _, [_,_,_]))) :-
    judged('right/textbook', three, [style(notes)],
           fail(counterexample(_, _, _, _, Reason)), Notes),
    memberchk(convention(notes), Notes).
test(strict, fail) :-
    judged('notes/notes', two, [strict(true)], pass(_), _).
test(strict_has_no_remarks, Notes == []) :-
    judged('right/textbook', two, [strict(true)], pass(_), Notes).
test(definition, Notes == []) :-
    judged('right/textbook', three, [], pass(_), Notes).
test(own_movers_count) :-
    uneven(Facts),
    judged('notes/notes', Facts, [], fail(Counterexample), Notes),
    Counterexample = counterexample(_, _, _, _, wrong_value(_)),
    memberchk(first_wrong(a, [b,c], counterexample([], _, _, _, _)), Notes).
test(counterexamples_look_like_the_game) :-
    forall(member(Tree-Count, [two-2,three-3]),
           ( judged('notes/sides_swapped', Tree, [], fail(counterexample(Facts, _, _, _, _)), _),
             memberchk(moves(_, Successors), Facts),
             length(Successors, Count) )).

test(first_wrong, Found == [d-[h,i]-4-1]) :-
    judged('notes/sides_swapped', two, [positions([a])], fail(_), Notes),
    findall(Pos-Right-Val-Wrong,
            ( member(first_wrong(Pos, Right, counterexample([], Query, Expected, [Got], Reason)), Notes),
              Query = minimax(Pos, _, _, _),
              Expected = minimax(Pos, i, Val, [i]),
              Got = minimax(Pos, h, Wrong, [h]),
              Reason = wrong_value(choice(Pos, max, [h-1,i-4])) ),
            Found).
test(first_wrong_in_a_leaf, Pos-Right == h-[]) :-
    judged('notes/leaf_in_its_list', two, [], fail(_), Notes),
    memberchk(first_wrong(Pos, Right, _), Notes).
test(first_wrong_by_rules, Pos-Right == 1-[0,l(1)]) :-
    program('notes/always_the_greater', File),
    load_program(File, by_rules),
    rules(Clauses),
    put_facts(by_rules, Clauses),
    verify_minimax(by_rules:minimax, [positions([9]), notes(Notes)], fail(Counterexample)),
    Counterexample = counterexample([], minimax(9, _, _, _), _, _, _),
    memberchk(first_wrong(Pos, Right, _), Notes).
test(first_wrong_in_a_large_game) :-
    findall(Fact, wide(Fact), Facts),
    judged('notes/sides_swapped', Facts, [positions([r])], fail(_), Notes),
    memberchk(first_wrong(1, Right, _), Notes),
    length(Right, 30).
test(nothing_is_told_of_right_programs, fail) :-
    judged('notes/notes', two, [], pass(_), Notes),
    memberchk(first_wrong(_, _, _), Notes).

test(with_options, fail) :-
    over('notes/sides_swapped', two, Module),
    verify_minimax(Module:minimax, [positions([a]), notes(_)]).
test(with_options_right) :-
    over('right/textbook', two, Module),
    verify_minimax(Module:minimax, [strict(true)]).
test(style, error(domain_error(style, alone))) :-
    judged('right/textbook', two, [style(alone)], _, _).
test(strict_type, error(type_error(_, maybe))) :-
    judged('right/textbook', two, [strict(maybe)], _, _).

test(told_as_text) :-
    over('notes/sides_swapped', two, Module),
    verify_minimax(Module:minimax, [positions([a]), notes([Note])], fail(_)),
    message_text(verify_note(Note), Text),
    sub_string(Text, _, _, _, "h and i are right, and d is wrong: at d MAX is to move"),
    !.
test(names_of_many_are_not_told, nondet) :-
    numlist(1, 9, Right),
    message_text(verify_note(first_wrong(a, Right,
                                         counterexample([], minimax(a, _, _, _),
                                                        minimax(a, _, 1, []), [], fails))), Text),
    sub_string(Text, _, _, _, "all 9 successors are right, and a is wrong: it fails").

:- end_tests(verify_course).

message_text(Term, Text) :-
    phrase(prolog:message(minimax(Term)), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

%   From N to N-1, down to 0, with a leaf beside it.

rules([ ( moves(N, [M,l(N)]) :- integer(N), N > 0, M is N-1 ),
        static_eval(0, 3),
        ( static_eval(l(N), N) :- integer(N) ),
        ( max_to_move(N) :- integer(N), 0 is N mod 2 ),
        ( max_to_move(l(N)) :- integer(N), 1 is N mod 2 ),
        ( min_to_move(N) :- integer(N), 1 is N mod 2 ),
        ( min_to_move(l(N)) :- integer(N), 0 is N mod 2 )
      ]).

%   30 successors, each with 30 leaves.

wide(moves(r, Successors)) :- numlist(1, 30, Successors).
wide(moves(N, Leaves)) :- between(1, 30, N), findall(l(N, M), between(1, 30, M), Leaves).
wide(static_eval(l(N, M), V)) :- between(1, 30, N), between(1, 30, M), V is N+M.
wide(min_to_move(N)) :- between(1, 30, N).
wide(max_to_move(l(N, M))) :- between(1, 30, N), between(1, 30, M).
