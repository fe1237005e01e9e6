:- module(fewest_questions, []).

/** <module> How few positions a program is asked about, and how long that takes

    swipl -p foreign=DIR -p library=prolog tests/bench/fewest_questions.pl MINIMAX [Plies]

asks each of these games once, so many Plies less deep (0), and prints how many positions minimax/4 asked
about, for the value and the line, beside those of the least proof of the value (all values known), of
which MINIMAX compare tells; and the time beside that of alpha-beta in Prolog (plain_alpha_beta.pl),
which must give the same value. Then the geometric means, and the worst.

The least proof is that of the value alone: it does not show that no later successor is as good, nor the
line. It is least as a tree; where paths meet, it may hold more than need be.
*/

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(minimax)).
:- use_module(example_game).
:- use_module(figures).
:- initialization(main, main).
:- prolog_load_context(directory, Folder),
   asserta(folder(Folder)).
:- dynamic folder/1.

%!  game(?Name, ?File, ?Depth, ?Interface) is nondet.
%
%   A game to so many plies.

game(tic_tac_toe, 'tic_tac_toe.pl', unlimited, []).
game(open_lines, 'tic_tac_toe.pl', 7, [static_eval=open_lines/2]).
game(connect_four, 'connect_four.pl', 7, []).
game(morris, 'nine_mens_morris.pl', 3, []).
game(nim, 'nim.pl', unlimited, []).
game(isolation, 'isolation.pl', 6, []).
game(breakthrough, 'styles/breakthrough.pl', 5, []).
game(reversi, 'styles/reversi.pl', 6, []).

main([Minimax|Rest]) :-
    (   Rest = [Text]
    ->  atom_number(Text, Less)
    ;   Less = 0
    ),
    format('~w~t~14|~t~w~24|~t~w~33|~t~w~41|~t~w~53|~t~w~65|~t~w~73|~n',
           [game, asked, least, ratio, time, plain, faster]),
    findall(game(Name, File, Depth, Interface), game(Name, File, Depth, Interface), Games),
    maplist(asked(Minimax, Less), Games, Pairs),
    pairs_keys_values(Pairs, Ratios, Times),
    geometric_mean(Ratios, Mean),
    max_list(Ratios, Most),
    geometric_mean(Times, MeanTime),
    min_list(Times, Least),
    format('asked: ~2f times the least proof in the mean (goal 1.3), ~2f at the most (1.6)~n',
           [Mean, Most]),
    format('time: ~1f times less than alpha-beta in Prolog in the mean (goal 3), ~1f at the least (1)~n',
           [MeanTime, Least]).

asked(Minimax, Less, game(Name, File, MostDepth, Interface), Ratio-Faster) :-
    (   MostDepth == unlimited
    ->  Depth = unlimited
    ;   Depth is max(1, MostDepth - Less)
    ),
    example_game(Name, File, Depth, Interface, Root, Options),
    time_of(minimax(Name:Root, _, Val, _, [statistics(S)|Options]), 3, Time),
    once(minimax(Name:Root, _, Val, _, [statistics(S)|Options])),
    memberchk(asked(Asked), S),
    plain_module(Name, Plain),
    get_time(Begin),
    once(Plain:plain_alpha_beta(Root, Depth, _, PlainVal)),
    get_time(End),
    PlainTime is End - Begin,
    (   PlainVal =:= Val
    ->  true
    ;   throw(error(other_value(Name, Val, PlainVal), _))
    ),
    example_path(File, Path),
    least_proof(Minimax, Path, Depth, Interface, Least),
    Ratio is Asked / Least,
    Faster is PlainTime / Time,
    format('~w~t~14|~t~D~24|~t~D~33|~t~2f~41|~t~4f s~53|~t~4f s~65|~t~1f~73|~n',
           [Name, Asked, Least, Ratio, Time, PlainTime, Faster]).

%   A module that has the four predicates of the game, and alpha-beta.

plain_module(Name, Plain) :-
    four_predicates(Name, Plain),
    folder(Folder),
    atom_concat(Folder, '/plain_alpha_beta.pl', File),
    read_file_to_terms(File, Clauses, []),
    forall(member(Clause, Clauses), assertz(Plain:Clause)),
    compile_predicates([Plain:ab_value/5]).

least_proof(Minimax, Path, Depth, Interface, Least) :-
    (   Depth == unlimited
    ->  Depths = []
    ;   Depths = ['--depth', Depth]
    ),
    findall(Word, ( member(Role=Predicate, Interface),
                    format(atom(Entry), '~w=~w', [Role, Predicate]),
                    member(Word, ['--interface', Entry])
                  ), Entries),
    append([[compare, Path, '--algorithm', minimax, '--format', json], Depths, Entries], Arguments),
    process_create(Minimax, Arguments, [stdout(pipe(Output))]),
    read_string(Output, _, Json),
    close(Output),
    Key = "\"proof_positions\":",
    sub_string(Json, Before, Length, _, Key),
    Begin is Before + Length,
    sub_string(Json, Begin, _, 0, Rest),
    split_string(Rest, ",}", "", [Digits|_]),
    number_string(Least, Digits).

%   The least of several times, in seconds.

time_of(Goal, Runs, Least) :-
    findall(Time, ( between(1, Runs, _), one_time_of(Goal, Time) ), Times),
    min_list(Times, Least).

one_time_of(Goal, Time) :-
    garbage_collect,
    get_time(Begin),
    once(Goal),
    get_time(End),
    Time is End - Begin.
