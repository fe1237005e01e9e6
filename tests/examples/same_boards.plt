:- module(test_same_boards, []).

/** <module> The games of examples/cpp are those by rules

The program TELL_BOARDS tells positions of random games, and random boards, with their movers, static
values and successors, and answers of alpha-beta (tests/examples/tell_boards.cpp). The rules are asked
for the same here, and library(minimax) for the answers.

`TELL_BOARDS` is the program, `MINIMAX_SEED` the seed.
*/

:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(minimax)).
:- use_module('../prolog/example_games').

:- load_example(tic_tac_toe).
:- load_example(connect_four).
:- load_example(nine_mens_morris).

:- begin_tests(same_boards).

test(positions_and_answers, Faults-Counts == []-[9000,180]) :-
    getenv('MINIMAX_SEED', Seed),
    told([Seed, 3000, 60], Facts),
    findall(Fact-Fault, ( member(Fact, Facts), fault(Fact, Fault) ), All),
    (   length(Faults, 3),
        append(Faults, _, All)
    ->  true
    ;   Faults = All
    ),
    findall(Count,
            ( member(Name, [position/5,answer/6]), count(Name, Facts, Count) ),
            Counts),
    format(user_error, "Seed ~w: ~w positions and answers~n", [Seed, Counts]).

:- end_tests(same_boards).

count(Name/Arity, Facts, Count) :-
    aggregate_all(count, ( member(Fact, Facts), functor(Fact, Name, Arity) ), Count).

told(Arguments, Facts) :-
    getenv('TELL_BOARDS', Program),
    setup_call_cleanup(
        process_create(Program, Arguments, [stdout(pipe(Out))]),
        read_facts(Out, Facts),
        close(Out)).

read_facts(Out, Facts) :-
    read(Out, Fact),
    (   Fact == end_of_file
    ->  Facts = []
    ;   Facts = [Fact|Facts1],
        read_facts(Out, Facts1)
    ).

%   What the rules of the game say otherwise.

fault(position(Game, Pos, Mover, _, Successors), mover) :-
    Successors \== [],
    \+ moves_in(Mover, Game, Pos).
fault(position(Game, Pos, _, Value, _), static_eval(Value1)) :-
    once(Game:static_eval(Pos, Value1)),
    Value1 \== Value.
fault(position(Game, Pos, _, _, Successors), moves(Successors1)) :-
    successors(Game, Pos, Successors1),
    Successors1 \== Successors.
fault(answer(Game, Pos, Depth, Best, Value, Nodes), minimax(Best1, Value1, Nodes1)) :-
    Game:minimax(Pos, Best0, Value1, Nodes1, [depth(Depth), algorithm(minimax)]),
    (   var(Best0)
    ->  Best1 = (-)
    ;   Best1 = Best0
    ),
    minimax(Best1, Value1, Nodes1) \== minimax(Best, Value, Nodes).

moves_in(max, Game, Pos) :- Game:max_to_move(Pos).
moves_in(min, Game, Pos) :- Game:min_to_move(Pos).
