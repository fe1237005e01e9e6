:- module(example_games,
          [ load_example/1,             % +Game
            best/3,                     % :Pos, +Options, -Best
            best_after/3,               % :Names, +Options, -Best
            perft/3,                    % +Game, +Plies, -Count
            perft_after/3,              % :Names, +Plies, -Count
            successors/3                % +Game, +Pos, -Successors
          ]).

/** <module> What the tests of the examples share

Each example is loaded into a module of its name.
*/

:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(minimax)).

:- meta_predicate
    best(:, +, -),
    best_after(:, +, -),
    perft_after(:, +, -).

:- dynamic examples/1.
:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples/', Examples),
   assertz(examples(Examples)).

load_example(Game) :-
    examples(Examples),
    atom_concat(Examples, Game, File),
    load_files(Game:File, []),
    Game:use_module(library(minimax)).

%   The names of the best moves in Pos, and its value.

best(Game:Pos, Options, Names-Val) :-
    findall(Name-V,
            ( minimax(Game:Pos, Best, V, _, [ties(all)|Options]),
              Game:move_name(Pos, Best, Name) ),
            Answers),
    pairs_keys_values(Answers, Names, Values),
    sort(Values, [Val]).

best_after(Game:Moves, Options, Best) :-
    Game:after(Moves, Pos),
    best(Game:Pos, Options, Best).

%   How many ways there are to play so many plies.

perft(Game, Plies, Count) :-
    Game:initial_position(Pos),
    paths(Plies, Game, Pos, Count).

perft_after(Game:Moves, Plies, Count) :-
    Game:after(Moves, Pos),
    paths(Plies, Game, Pos, Count).

paths(Plies, Game, Pos, Count) :-
    successors(Game, Pos, Successors),
    (   Plies == 1
    ->  length(Successors, Count)
    ;   Plies1 is Plies - 1,
        aggregate_all(sum(N),
                      ( member(Succ, Successors), paths(Plies1, Game, Succ, N) ),
                      Count)
    ).

successors(Game, Pos, Successors) :-
    (   Game:moves(Pos, Found)
    ->  Successors = Found
    ;   Successors = []
    ).
