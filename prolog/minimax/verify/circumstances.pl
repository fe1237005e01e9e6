:- module(minimax_verify_circumstances,
          [ with_stack/2,               % +Bytes, :Goal
            with_game_module/2          % -Game, :Goal
          ]).

/** <module> What is there while a program is asked
*/

:- use_module(copy).

:- meta_predicate
    with_stack(+, 0),
    with_game_module(-, 0).

:- dynamic
    free_game/1.                % Module

%!  with_stack(+Bytes, :Goal) is semidet.
%
%   Calls Goal once. A program without an end shall not need all memory to show it.

with_stack(Bytes, Goal) :-
    current_prolog_flag(stack_limit, Before),
    statistics(stack, Used),
    Limit is min(Before, Used+Bytes),
    setup_call_cleanup(
        set_prolog_flag(stack_limit, Limit),
        once(Goal),
        set_prolog_flag(stack_limit, Before)).

%!  with_game_module(-Game, :Goal) is semidet.
%
%   Calls Goal once, while Game is a module for put_game/2.

with_game_module(Game, Goal) :-
    setup_call_cleanup(
        take_game(Game),
        once(Goal),
        ( put_game(Game, []), assertz(free_game(Game)) )).

take_game(Game) :-
    retract(free_game(Game)),
    !.
take_game(Game) :-
    flag(minimax_verify_game, Number, Number+1),
    atom_concat('minimax verify game ', Number, Game),
    set_module(Game:base(user)),
    put_game(Game, []).
