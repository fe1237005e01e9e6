:- module(test_draw, []).

/** <module> minimax_draw/3 and minimax_show/2

Pictures are those of `minimax draw`, whose golden runs show what is in them.
*/

:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module(library(minimax)).
:- ['../../examples/course_notes'].
:- dice:ensure_loaded('../../examples/kinds/chance').
:- nim:ensure_loaded('../../examples/kinds/three_player_nim').
:- board:ensure_loaded('../../examples/tic_tac_toe').
:- ensure_loaded('../cli/inputs/program_upset_pictures').

:- begin_tests(draw).

shown(Pos, Options, Text) :-
    with_output_to(string(Text), minimax_show(Pos, Options)).

drawn(Pos, Ending, Options, Text) :-
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [extension(Ending)]),
        ( close(Stream),
          minimax_draw(Pos, File, Options),
          read_file_to_string(File, Text, [encoding(utf8)]) ),
        catch(delete_file(File), _, true)).

test(notes, Text == "▽ b = 4  [-∞, ∞]\n┡━△ d = 4  [-∞, ∞]\n│ ┠─□ h = 1\n│ ┗━□ i = 4\n└─△ e ≥ 5  [-∞, 4]\n  ├─□ j = 5\n  └╳□ l = 6  cut off: 5 ≥ 4\n") :-
    shown(test_draw:b, [], Text).
test(calls, Shown == Called) :-
    shown(test_draw:a, [], Shown),
    shown(test_draw:a, [consulted(calls)], Called).
test(blank, Text == "▽ b\n├─△ d\n│ ├─□ h = 1\n│ └─□ i = 4\n└─△ e\n  ├─□ j = 5\n  └─□ l = 6\n") :-
    shown(test_draw:b, [blank(true)], Text).
test(solution, Shown == Solution) :-
    shown(test_draw:b, [], Shown),
    shown(test_draw:b, [solution=true,blank(false)], Solution).
test(loaded_game, Shown == Loaded) :-
    module_property(test_draw, file(File)),
    absolute_file_name('../../examples/course_notes.pl', Notes, [relative_to(File)]),
    load_game(Notes, Game),
    shown(test_draw:a, [], Shown),
    shown(test_draw:a, [game(Game)], Loaded).
test(chance, Text == "△ throw = 2.1\n┡━○ first = 2.1\n│ ├─0.9─□ a = 2\n│ └─0.1─□ b = 3\n└─○ second = 1.3\n  ├─0.9─□ c = 1\n  └─0.1─□ d = 4\n") :-
    shown(dice:throw, [], Text).
test(players) :-
    shown(nim:heap(2,ann), [], Text),
    string_concat("⬡ ann at heap(2,ann) = ", _, Text).
test(show_position) :-
    shown(board:(x-[o,x,o,x,e,x,e,o,e]), [depth(1), interface([static_eval=open_lines/2])], Text),
    sub_string(Text, _, _, _, "┃ o x o\n┃ x 5 x\n┃ 7 o 9\n"),
    !.
% As in the golden run of the command: a warning tells once what is thrown.
test(show_position_throws, Text-Warnings == "△ 1==>2 = 5  [-∞, ∞]\n┠─□ 2==>3 = 4\n┗━□ 3==>4 = 5\n"-1) :-
    nb_setval(draw_warnings, 0),
    setup_call_cleanup(
        asserta((user:message_hook(minimax(no_picture(error(type_error(_, _), _))), warning, _) :-
                     nb_getval(draw_warnings, N0), N is N0 + 1, nb_setval(draw_warnings, N)), Hook),
        shown(upset_pictures:'==>'(1, 2), [], Text),
        erase(Hook)),
    nb_getval(draw_warnings, Warnings).
test(all_ties) :-
    shown(test_draw:g, [ties(all)], Text),
    Text == "△ g = 1  [-∞, ∞]\n┣━□ o = 1\n┗━□ p = 1\n".
test(nodes_list, Shown == Notes) :-
    shown(test_draw:a, [], Shown),
    shown(test_draw:a, [nodes_list(notes)], Notes).

test(around, Text == "△ a = 4  [-∞, ∞]\n┡━▽ b = 4  [-∞, ∞]\n│ ┡━△ d … = 4  [-∞, ∞]\n│ └─△ e ≥ 5  [-∞, 4]\n│   ├─□ j = 5\n│   └╳□ l = 6  cut off: 5 ≥ 4\n└─▽ c … ≤ 2  [4, ∞]\n") :-
    shown(test_draw:a, [around(e)], Text).
test(around_calls, Shown == Called) :-
    shown(test_draw:a, [around(e)], Shown),
    shown(test_draw:a, [around(e),consulted(calls)], Called).
test(around_board) :-
    Pos = x-[x,o,x,o,x,o,e,e,e],
    shown(board:Pos, [around(x-[x,o,x,o,x,o,o,x,e])], Text),
    assertion(( sub_string(Text, _, _, _, "…") -> true )),
    catch(shown(board:Pos, [around(nowhere)], _), error(Formal, _), true),
    assertion(Formal == existence_error(position, nowhere)).
test(around_unbound, error(instantiation_error)) :-
    shown(test_draw:a, [around(_)], _).

test(step, Shown == Text) :-
    shown(a, [step(12)], Shown),
    module_property(test_draw, file(File)),
    file_directory_name(File, Folder),
    format(string(Golden), "~w/../cli/draw/step.out", [Folder]),
    read_file_to_string(Golden, Text, [encoding(utf8)]).
test(step_of_game) :-
    % Before the first step nothing is known but what the facts say.
    shown(nim:heap(2,ann), [step(0)], Text),
    assertion(sub_string(Text, 0, _, _, "⬡")),
    assertion(\+ sub_string(Text, _, _, _, "last step")).
test(step_too_great, error(domain_error(step, 26))) :-
    shown(a, [step(26)], _).
test(step_beyond_64_bits, error(domain_error(step, 99999999999999999999))) :-
    shown(a, [step(99999999999999999999)], _).
test(step_negative, error(type_error(nonneg, -1))) :-
    shown(a, [step(-1)], _).
test(step_unbound, error(instantiation_error)) :-
    shown(a, [step(_)], _).
test(step_blank, error(domain_error(minimax_options, _))) :-
    shown(a, [step(1), blank(true)], _).
test(step_film, error(domain_error(picture_file, _))) :-
    drawn(a, json, [step(1)], _).
test(dot) :-
    drawn(test_draw:b, dot, [], Text),
    sub_string(Text, _, _, _, "arrowtail=teetee"),
    !.
test(tex) :-
    drawn(test_draw:b, tex, [blank(true)], Text),
    sub_string(Text, _, _, _, "\\begin{forest}"),
    \+ sub_string(Text, _, _, _, ", cut"),
    !.
test(svg) :-
    drawn(test_draw:b, svg, [], Text),
    sub_string(Text, _, _, _, "<svg"),
    !.

test(ending, error(domain_error(picture_file, File))) :-
    absolute_file_name('tree.htm', File),
    minimax_draw(test_draw:a, 'tree.htm', []).
test(blank_film, error(domain_error(picture_file, _))) :-
    minimax_draw(test_draw:a, 'tree.json', [blank(true)]).
test(folder, error(permission_error(write, file, _))) :-
    minimax_draw(test_draw:a, '/no_such_folder/tree.dot', []).
test(both, error(domain_error(minimax_options, _))) :-
    minimax_show(test_draw:a, [blank(true), solution(true)]).
test(not_boolean, error(type_error(boolean, maybe), context(minimax:minimax_show/2, _))) :-
    minimax_show(test_draw:a, [blank(maybe)]).
test(no_list, error(type_error(list, foo), context(minimax:minimax_show/2, _))) :-
    minimax_show(test_draw:a, foo).
test(partial_list, error(instantiation_error)) :-
    minimax_show(test_draw:a, [depth(1)|_]).
test(unknown_option, error(domain_error(minimax_option, _), context(minimax:minimax_draw/3, _))) :-
    minimax_draw(test_draw:a, 'tree.dot', [blanc(true)]).
test(not_traced, error(domain_error(minimax_trace_options, _))) :-
    minimax_show(test_draw:a, [algorithm(sss)]).
test(too_many, error(resource_error(drawn_positions))) :-
    minimax_show(board:(x-[e,e,e,e,e,e,e,e,e]), []).
test(unbound, error(instantiation_error)) :-
    minimax_show(test_draw:_, []).
test(no_position, error(_)) :-
    minimax_show(test_draw:zzz, []).

:- end_tests(draw).
