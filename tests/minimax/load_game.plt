:- module(test_module_games, []).

/** <module> Games in C++ as modules of load_game/2
*/

:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(minimax)).
:- use_module('../prolog/example_games').

:- load_example(tic_tac_toe).
:- load_example(connect_four).
:- load_example(nine_mens_morris).

module(Name, File) :-
    getenv('GAME_MODULES', Folder),
    atomic_list_concat([Folder, /, Name, '.so'], File).

loaded(Name, Game) :-
    module(Name, File),
    load_game(File, Game).

%   after_moves(+Game, +Plies, -Pos): after so many moves at random, or fewer.

after_moves(Game, Plies, Pos) :-
    Game:initial_position(Start),
    after_moves(Plies, Game, Start, Pos).

after_moves(0, _, Pos, Pos) :- !.
after_moves(Plies, Game, Pos0, Pos) :-
    (   Game:moves(Pos0, Successors),
        Successors \== []
    ->  random_member(Next, Successors),
        Plies1 is Plies-1,
        after_moves(Plies1, Game, Next, Pos)
    ;   Pos = Pos0
    ).

options(Options) :-
    random_member(Depth, [1,2,3]),
    random_member(Algorithm, [auto,minimax,negamax,alphabeta,pvs,mtdf,sss,pns]),
    random_member(Ties, [last,first]),
    random_member(Order, [given,[static,killers],[reversed,table,history]]),
    random_member(Further, [[], [on_cycle(draw(0))], [nodes_list(notes)], [threads(2)]]),
    random_member(Table, [0,64]),
    Options = [ depth(Depth), algorithm(Algorithm), ties(Ties), ordering(Order), transposition(Table)
              | Further ].

%   Positions have other hashes, and so a table keeps others. Symmetric positions of morris are one in C++:
%   what remembers positions visits fewer.

counted(Pos, Options, Statistics, Counts) :-
    (   memberchk(transposition(0), Options),
        memberchk(algorithm(Algorithm), Options),
        \+ memberchk(Algorithm, [mtdf,sss,pns]),
        \+ ( functor(Pos, morris, _), memberchk(Algorithm, [minimax,negamax]) )
    ->  exclude(is_of_rules, Statistics, Counts)
    ;   Counts = []
    ).

%   Times, and what rules alone tell.

is_of_rules(seconds(_)).
is_of_rules(positions_per_second(_)).
is_of_rules(asked(_)).
is_of_rules(calls(_)).

:- begin_tests(module_games).

test(answers, Compared == 180) :-
    getenv('MINIMAX_SEED', Text),
    atom_number(Text, Seed),
    set_random(seed(Seed)),
    format(user_error, "Seed ~w~n", [Seed]),
    aggregate_all(count,
                  ( member(Name, [tic_tac_toe,connect_four,nine_mens_morris]),
                    loaded(Name, Game),
                    between(1, 60, _),
                    random_between(0, 12, Plies),
                    after_moves(Name, Plies, Pos),
                    options(Options),
                    answer(Name:Pos, [consulted(calls)|Options], Expected),
                    answer(Pos, [game(Game)|Options], Found),
                    (   Found =@= Expected
                    ->  true
                    ;   throw(different(Name, Pos, Options, Found, Expected))
                    ) ),
                  Compared).

answer(Pos, Options, answer(Best, Val, Nodes, Counts)) :-
    minimax(Pos, Best, Val, Nodes, [statistics(Statistics)|Options]),
    strip_module(Pos, _, Plain),
    counted(Plain, Options, Statistics, Counts).

test(trace, Events == Expected) :-
    loaded(tic_tac_toe, Game),
    Pos = o-[x,o,o,e,x,e,x,e,e],
    minimax_trace(tic_tac_toe:Pos, Expected, []),
    minimax_trace(Pos, Events, [game(Game)]).
test(shown, First == "△ x-[x,o,x,e,x,o,o,e,o] = 0  [-∞, ∞]") :-
    loaded(tic_tac_toe, Game),
    with_output_to(string(Text), minimax_show(x-[x,o,x,e,x,o,o,e,o], [game(Game)])),
    split_string(Text, "\n", "", [First|_]).
test(perft, Counts == [24,552,12144,255024]) :-
    loaded(nine_mens_morris, Game),
    nine_mens_morris:initial_position(Pos),
    findall(Count, ( between(1, 4, Depth), perft(Pos, Depth, Count, [game(Game)]) ), Counts).
test(all, Vals == [0,0,0,0,0,0,0,0,0]) :-
    loaded(tic_tac_toe, Game),
    tic_tac_toe:initial_position(Pos),
    findall(Val, minimax(Pos, _, Val, _, [game(Game), ties(all)]), Vals).
test(limit, Depth == 5) :-
    loaded(nine_mens_morris, Game),
    nine_mens_morris:initial_position(Pos),
    minimax(Pos, _, _, _, [game(Game), depth(5), time_limit(600), statistics(Statistics)]),
    memberchk(depth(Depth), Statistics).
test(interrupted, throws(time_limit_exceeded)) :-
    loaded(nine_mens_morris, Game),
    nine_mens_morris:initial_position(Pos),
    call_with_time_limit(0.2, minimax(Pos, _, _, _, [game(Game), depth(40)])).
test(threads, Vals == [0,0,0,0]) :-
    loaded(tic_tac_toe, Game),
    tic_tac_toe:initial_position(Pos),
    concurrent_maplist([_,Val]>>minimax(Pos, _, Val, _, [game(Game)]), [1,2,3,4], Vals).
test(handle, true) :-
    loaded(tic_tac_toe, Game),
    format(atom(Text), "~w", [Game]),
    sub_atom(Text, 0, _, _, '<minimax_game>').

test(no_position, error(existence_error(position, _), context(minimax:minimax/5, _))) :-
    loaded(tic_tac_toe, Game),
    minimax(x-[e], _, _, _, [game(Game)]).
test(unbound, error(instantiation_error, context(minimax:minimax/5, _))) :-
    loaded(tic_tac_toe, Game),
    minimax(x-[_], _, _, _, [game(Game)]).
test(cyclic, error(type_error(acyclic_term, _), context(minimax:minimax/5, _))) :-
    loaded(tic_tac_toe, Game),
    Pos = x-Pos,
    minimax(Pos, _, _, _, [game(Game)]).
test(chance, error(domain_error(minimax_option, _), _)) :-
    loaded(tic_tac_toe, Game),
    minimax(x-[e,o,o,e,x,e,x,e,e], _, _, _, [game(Game), mover(successor)]).
test(quiescence, error(domain_error(minimax_option, quiescence), _)) :-
    loaded(tic_tac_toe, Game),
    minimax(x-[e,o,o,e,x,e,x,e,e], _, _, _, [game(Game), quiescence(foo), depth(2)]).
test(certificate, error(domain_error(minimax_option, certificate), _)) :-
    loaded(tic_tac_toe, Game),
    minimax(x-[e,o,o,e,x,e,x,e,e], _, _, _, [game(Game), certificate(_)]).
test(mended, Val == 1) :-
    tmp_file(game, Base),
    atom_concat(Base, '.so', File),
    module(other_function, First),
    module(tic_tac_toe, Second),
    copy_file(First, File),
    catch(load_game(File, _), error(domain_error(game_module, _), _), true),
    delete_file(File),
    copy_file(Second, File),
    load_game(File, Game),
    delete_file(File),
    minimax(x-[e,o,o,e,x,e,x,e,e], _, Val, _, [game(Game)]).
test(maxn, error(domain_error(game_of_players, _), _)) :-
    loaded(tic_tac_toe, Game),
    maxn(x-[e,o,o,e,x,e,x,e,e], _, _, _, [game(Game)]).

test(rebuilt, error(domain_error(game_module, _), _),
     [setup(tmp_file(game, Base)), cleanup(catch(delete_file(File), _, true))]) :-
    atom_concat(Base, '.so', File),
    module(tic_tac_toe, First),
    module(connect_four, Second),
    copy_file(First, File),
    load_game(File, _),
    load_game(File, _),
    delete_file(File),
    copy_file(Second, File),
    load_game(File, _).
test(no_module, error(domain_error(game_module, _), context(minimax:load_game/2, _)),
     forall(member(Name, [other_version,other_magic,other_function,other_library,other_null]))) :-
    loaded(Name, _).
test(thrown, error(system_error('the game has thrown an exception at n(1,1): no successors today'),
                   context(minimax:minimax/5, _)),
     [setup(setenv('FAULT', successors)), cleanup(unsetenv('FAULT'))]) :-
    loaded(faulty, Game),
    minimax(n(5, 0), _, _, _, [game(Game)]).
test(thrown_when_made, error(system_error(_), context(minimax:minimax/5, _)),
     [setup(setenv('FAULT', make)), cleanup(unsetenv('FAULT'))]) :-
    loaded(faulty, Game),
    minimax(n(5, 0), _, _, _, [game(Game)]).
test(circle, error(domain_error(acyclic_game, [n(5,0),n(5,0)]), _),
     [setup(setenv('FAULT', circle)), cleanup(unsetenv('FAULT'))]) :-
    loaded(faulty, Game),
    minimax(n(5, 0), _, _, _, [game(Game), algorithm(minimax)]).

:- end_tests(module_games).
