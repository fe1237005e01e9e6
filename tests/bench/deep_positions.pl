:- module(bench_deep_positions, []).

/** <module> How long a position that is nested deep is looked up in a loaded game

    swipl -p foreign=DIR -p library=prolog tests/bench/deep_positions.pl [LEVELS]

prints the processor time for f(f(...)), each part of which might be spelled (src/term/spelling.hpp), beside that
for 'F'('F'(...)), of which none can, and how many times as long the first takes: 4 at most is the goal. To
spell each level anew took forty times as long. That the goal is missed is printed, and no failure: it may be the machine.
*/

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- use_module(library(yall)).
:- initialization(main, main).

main(Arguments) :-
    (   Arguments = [Text]
    ->  atom_number(Text, Levels)
    ;   Levels = 300 000
    ),
    setup_call_cleanup(
        ( tmp_file_stream(File, Out, [encoding(utf8),extension(pl)]),
          format(Out, "moves(r, [e]). max_to_move(r). static_eval(e, 5). static_eval(f('F'(a)), 5).~n", []),
          close(Out)
        ),
        load_game(File, Game),
        delete_file(File)),
    seconds_to_look_up(Game, f, Levels, Spelled),
    seconds_to_look_up(Game, 'F', Levels, Quoted),
    Times is Spelled / Quoted,
    ( Times =< 4 -> Verdict = reached ; Verdict = 'MISSED' ),
    format("~D levels: ~3f s, quoted ~3f s: ~2f times (goal: at most 4, ~w)~n",
           [Levels, Spelled, Quoted, Times, Verdict]).

seconds_to_look_up(Game, Name, Levels, Seconds) :-
    numlist(1, Levels, List),
    foldl({Name}/[_,In,Out]>>(Out =.. [Name,In]), List, a, Pos),
    statistics(cputime, Before),
    catch(minimax(Pos, _, _, _, [game(Game)]), error(existence_error(position, _), _), true),
    statistics(cputime, After),
    Seconds is After - Before.
