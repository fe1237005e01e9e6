:- module(test_draw_page, []).

/** <module> Pages by minimax_draw/3

The build makes the page: these tests are there where it can be built, and run after that.
*/

:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module(library(minimax)).
:- dice:ensure_loaded('../../examples/kinds/chance').
:- nim:ensure_loaded('../../examples/kinds/three_player_nim').
:- ensure_loaded('../cli/inputs/program_upset_pictures').

:- begin_tests(draw_page).

page_has(Pos, Options, Parts) :-
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [extension(html)]),
        ( close(Stream),
          minimax_draw(Pos, File, Options),
          read_file_to_string(File, Text, [encoding(utf8)]) ),
        catch(delete_file(File), _, true)),
    forall(member(Part, Parts), assertion(( sub_string(Text, _, _, _, Part) -> true ))).

% The page shows the tree as facts, and begins at its root.
test(page) :-
    page_has(dice:throw, [algorithm(star1),value_range(0,5)],
             [ "max_to_move(throw).\\nchance_to_move(first).",
               "moves(first, [-(0.9, a), -(0.1, b)]).", "static_eval(d, 4).",
               "\"position\":\"throw\"",
               "[\"--algorithm\",\"star1\",\"--value-range\",\"0\",\"5\"]",
               "\"film\":{\"version\":1," ]).
test(page_of_players) :-
    page_has(nim:heap(2,ann), [],
             [ "\"text\":\"players([ann, bob, cy]).\\nplayer_to_move(heap(2,ann), ann)." ]).
test(page_of_operators) :-
    page_has(upset_pictures:'==>'(1, 2), [ties(all)],
             [ ":- op(700,xfx,==\\u003e).\\nmax_to_move(1==\\u003e2).", "\"arguments\":[]" ]).

:- end_tests(draw_page).
