:- module(bench_tic_tac_toe, []).

/** <module> Tic-tac-toe by rules: library(minimax) against the notes' program, in one process

    swipl -p foreign=DIR -p library=prolog tests/bench/tic_tac_toe.pl

prints how many times faster the search from the empty board is than the notes' program, as it is and
with `:- table`, and its time in calls: how long SWI-Prolog needs just to call moves/2, or
static_eval/2 at a leaf, once for every position that it visits.
*/

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(readutil)).
:- use_module(library(minimax)).
:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../oracle/notes_program.pl', File),
   load_files(File, []),
   add_import_module(tabled, bench_tic_tac_toe, start),
   read_file_to_string(File, Program, []),
   string_concat(":- table notes_minimax/4.\n", Program, Tabled),
   open_string(Tabled, Stream),
   load_files(tabled:tabled_notes_program, [stream(Stream)]).
:- initialization(main, main).

%   A position is who is to move and the nine cells; MAX has the crosses.

moves(Player-Board, Successors) :-
    \+ won(Board, _),
    findall(Other-Board1, ( other(Player, Other), mark(Board, Player, Board1) ), Successors),
    Successors \== [].

mark([e|Cells], Player, [Player|Cells]).
mark([Cell|Cells], Player, [Cell|Cells1]) :-
    mark(Cells, Player, Cells1).

other(x, o).
other(o, x).

max_to_move(x-_).
min_to_move(o-_).

static_eval(_-Board, Val) :-
    (   won(Board, Player)
    ->  ( Player == x -> Val = 1 ; Val = -1 )
    ;   Val = 0
    ).

won([P,P,P,_,_,_,_,_,_], P) :- P \== e, !.
won([_,_,_,P,P,P,_,_,_], P) :- P \== e, !.
won([_,_,_,_,_,_,P,P,P], P) :- P \== e, !.
won([P,_,_,P,_,_,P,_,_], P) :- P \== e, !.
won([_,P,_,_,P,_,_,P,_], P) :- P \== e, !.
won([_,_,P,_,_,P,_,_,P], P) :- P \== e, !.
won([P,_,_,_,P,_,_,_,P], P) :- P \== e, !.
won([_,_,P,_,P,_,P,_,_], P) :- P \== e.

empty(x-[e,e,e,e,e,e,e,e,e]).

%   SWI-Prolog 9.0.4 may crash when the atoms that are collected hold a wrapper that was removed.

:- set_prolog_flag(agc_margin, 0).

%   The positions that a search visits, each once.

visited(Root, Options, Positions) :-
    nb_setval(visited, []),
    setup_call_cleanup(
        ( wrap_predicate(bench_tic_tac_toe:moves(Pos, _), spy, Wrapped,
                         ( note(Pos), Wrapped )) ),
        minimax(Root, _, _, _, Options),
        unwrap_predicate(bench_tic_tac_toe:moves/2, spy)),
    nb_getval(visited, Positions).

note(Pos) :-
    nb_getval(visited, Positions),
    duplicate_term(Pos, Copy),
    b_setval(dummy, 0),
    nb_linkval(visited, [Copy|Positions]).

call_each([]).
call_each([Pos|Positions]) :-
    (   moves(Pos, _)
    ->  true
    ;   static_eval(Pos, _)
    ->  true
    ),
    call_each(Positions).

%   The least of several times, in seconds.

time_of(Goal, Runs, Least) :-
    findall(Time, ( between(1, Runs, _), time_of(Goal, Time) ), Times),
    min_list(Times, Least).

time_of(Goal, Time) :-
    garbage_collect,
    get_time(Begin),
    once(Goal),
    get_time(End),
    Time is End - Begin.

%   The least times of two goals that take turns: what else the machine does hits both.

times_of(Goal1, Goal2, Runs, Least1, Least2) :-
    findall(Time1-Time2,
            ( between(1, Runs, _), time_of(Goal1, Time1), time_of(Goal2, Time2) ),
            Pairs),
    pairs_keys_values(Pairs, Times1, Times2),
    min_list(Times1, Least1),
    min_list(Times2, Least2).

main(_) :-
    empty(Root),
    time_of(notes_minimax(Root, _, _, _), 1, Notes),
    time_of((abolish_all_tables, tabled:notes_minimax(Root, _, _, _)), 3, Tabled),
    format('notes\' program: ~3f s; with :- table ~3f s~n', [Notes, Tabled]),
    forall(member(Algorithm, [auto, minimax, alphabeta, pvs]),
           report(Root, Notes, Tabled, Algorithm)).

report(Root, Notes, Tabled, Algorithm) :-
    Options = [algorithm(Algorithm)],
    visited(Root, Options, Positions),
    length(Positions, Count),
    times_of(minimax(Root, _, _, _, Options), call_each(Positions), 60, Search, Calls),
    Faster is Notes / Search,
    FasterThanTabled is Tabled / Search,
    Share is Search / Calls,
    SearchMs is Search * 1000,
    CallsMs is Calls * 1000,
    format('~w: ~D positions in ~3f ms: ~1f and ~1f times faster; ',
           [Algorithm, Count, SearchMs, Faster, FasterThanTabled]),
    format('the calls alone ~3f ms: ~2f times as long~n', [CallsMs, Share]).
