:- module(page_game,
          [ game_facts/6,               % +Module, +Interface, +Pos, +Plies, +Values, -Facts
            facts_text/3,               % +Module, +Facts, -Text
            note_usual/0
          ]).

/** <module> A game of rules as facts

The core searches facts alone. So the game is asked for all that a search of it could ask, and what it
says is written down: the answers are those of a search that asks for itself. What plays the roles of a
game, and what a position is worth by these, is documented at minimax/5.
*/

:- autoload(library(apply), [convlist/3, foldl/4, maplist/3]).
:- autoload(library(error), [domain_error/2, existence_error/2, instantiation_error/1, must_be/2,
                             resource_error/1, type_error/2]).
:- autoload(library(lists), [append/2, member/2, memberchk/2, reverse/2]).
:- autoload(library(minimax/program), [operators/2]).
:- use_module(library(minimax/asked), [call_role/3]).
:- use_module(interface).

%   As many positions as the page takes.

most_positions(100 000).

%!  game_facts(+Module, +Interface, +Pos, +Plies, +Values, -Facts) is det.
%
%   Facts are those of all that can be reached from Pos: within so many Plies, or all where that is
%   `unlimited`. Interface is a list as interface_of/3 takes it. Values is `needed`, or `all` where a search
%   may value any position.
%
%   @error  resource_error(positions) if there are too many.
%   @error  What the game throws, and what is wrong with it.

game_facts(Module, Interface0, Pos, Plies, Values, Facts) :-
    interface_of(Module, Interface0, Interface),
    (   role(Interface, variables, true)
    ->  domain_error(page_role, variables)
    ;   true
    ),
    Game = game(Module, Interface),
    check_position(Pos),
    trie_new(Moves),
    trie_new(Valued),
    trie_new(Movers),
    look_at_level([Pos], 0, Plies, Game, tries(Moves, Valued, Movers), [], Reversed),
    reverse(Reversed, Positions),
    findall(Fact,
            ( players_fact(Game, Fact)
            ; member(Each, Positions),
              fact_of(Game, Values, tries(Moves, Valued, Movers), Each, Fact)
            ),
            Facts).

%   A level holds what can be reached in so many plies. With a limit a position is on each level that a
%   line leads it to, since it may be at the limit on one of them alone.

look_at_level([], _, _, _, _, Found, Found) :-
    !.
look_at_level(Level, Ply, Plies, Game, Tries, Found0, Found) :-
    foldl(look_at(Ply, Plies, Game, Tries), Level, Found0-[], Found1-Below0),
    reverse(Below0, Below1),
    without_twins(Below1, Below2),
    (   Plies == unlimited
    ->  Tries = tries(Moves, _, _),
        findall(Succ, ( member(Succ, Below2), \+ trie_lookup(Moves, Succ, _) ), Below)
    ;   Below = Below2
    ),
    Next is Ply+1,
    look_at_level(Below, Next, Plies, Game, Tries, Found1, Found).

look_at(Ply, Plies, Game, tries(Moves, Valued, Movers), Pos, Found0-Below0, Found-Below) :-
    note_mover(Game, Ply, Pos, Movers, Found0, Found),
    (   Ply == Plies
    ->  ignore(trie_insert(Valued, Pos)),
        Below = Below0
    ;   (   trie_lookup(Moves, Pos, Successors)
        ->  true
        ;   successors(Game, Pos, Successors),
            trie_insert(Moves, Pos, Successors),
            ( Successors == [] -> ignore(trie_insert(Valued, Pos)) ; true )
        ),
        foldl(put_below, Successors, Below0, Below)
    ).

put_below(Succ0, Below, [Succ|Below]) :-
    successor_position(Succ0, Succ).

successor_position(weighted(_, Succ0), Succ) :-
    !,
    Succ = Succ0.
successor_position(plain(Succ), Succ).

without_twins(Positions, Different) :-
    trie_new(Seen),
    convlist([Pos, Pos]>>trie_insert(Seen, Pos), Positions, Different).

%   Who moves is asked when a position is met.

note_mover(Game, Ply, Pos, Movers, Found0, Found) :-
    (   trie_lookup(Movers, Pos, Known)
    ->  Found = Found0,
        check_parity(Game, Ply, Pos, Known)
    ;   movers(Game, Ply, Pos, Declared),
        trie_insert(Movers, Pos, Declared),
        Found = [Pos|Found0],
        most_positions(Most),
        statistics_of(Movers, Count),
        ( Count > Most -> resource_error(positions) ; true )
    ).

statistics_of(Trie, Count) :-
    trie_property(Trie, value_count(Count)).

check_parity(Game, Ply, Pos, Known) :-
    (   parity(Game, _),
        movers(Game, Ply, Pos, Other),
        Other \== Known
    ->  domain_error(page_parity, Pos)
    ;   true
    ).


                 /*******************************
                 *            FACTS             *
                 *******************************/

players_fact(game(Module, Interface), players(Names)) :-
    (   role(Interface, players, Names)
    ->  is_list(Names)
    ;   current_predicate(Module:players/1),
        once(Module:players(Names))
    ).

fact_of(_, _, tries(_, _, Movers), Pos, Fact) :-
    trie_lookup(Movers, Pos, Declared),
    member(Player, Declared),
    mover_fact(Player, Pos, Fact).
fact_of(_, _, tries(Moves, _, _), Pos, moves(Pos, Written)) :-
    trie_lookup(Moves, Pos, Successors),
    Successors \== [],
    maplist(written_successor, Successors, Written).
fact_of(Game, Values, tries(Moves, Valued, Movers), Pos, static_eval(Pos, Value)) :-
    (   trie_lookup(Valued, Pos, _)
    ->  position_value(Game, Moves, Movers, Pos, Value)
    ;   Values == all,
        catch(position_value(Game, Moves, Movers, Pos, Value), error(_, _), fail)
    ).

mover_fact(max, Pos, max_to_move(Pos)).
mover_fact(min, Pos, min_to_move(Pos)).
mover_fact(chance, Pos, chance_to_move(Pos)).
mover_fact(player(Player), Pos, player_to_move(Pos, Player)).

written_successor(plain(Succ), Succ).
written_successor(weighted(Probability, Succ), Probability-Succ).


                 /*******************************
                 *            ROLES             *
                 *******************************/

called(game(Module, _), What, Arguments) :-
    call_role(Module, What, Arguments).

%   The role, or the predicate of its own name, if that is there.

plays(game(Module, Interface), Role, Arity, What) :-
    (   role(Interface, Role, What0)
    ->  What = What0
    ;   functor(Head, Role, Arity),
        predicate_property(Module:Head, defined),
        What = Role/Arity
    ).


                 /*******************************
                 *       WHAT A GAME SAYS       *
                 *******************************/

successors(Game, Pos, Successors) :-
    Game = game(_, Interface),
    (   role(Interface, move, Move)
    ->  findall(Succ, called(Game, Move, [Pos, Succ]), Successors0)
    ;   ( role(Interface, moves, Moves) -> true ; Moves = moves/2 ),
        told_with(moves, Game, Moves, Pos, With),
        append([[Pos],With,[List]], Arguments),
        (   called(Game, Moves, Arguments)
        ->  Successors0 = List
        ;   Successors0 = []
        )
    ),
    must_be(list, Successors0),
    maplist(successor(Game, Pos), Successors0, Successors).

successor(Game, Pos, Term, Succ) :-
    (   nonvar(Term),
        Term = Probability-Next,
        chance_moves(Game, Pos)
    ->  check_position(Next),
        Succ = weighted(Probability, Next)
    ;   check_position(Term),
        Succ = plain(Term)
    ).

chance_moves(Game, Pos) :-
    movers(Game, 0, Pos, Movers),
    memberchk(chance, Movers).

check_position(Pos) :-
    (   var(Pos)
    ->  instantiation_error(Pos)
    ;   \+ acyclic_term(Pos)
    ->  type_error(acyclic_term, Pos)
    ;   \+ ground(Pos)
    ->  type_error(ground, Pos)
    ;   true
    ).

%   movers(+Game, +Ply, +Pos, -Declared): all that is declared of Pos.

movers(Game, Ply, Pos, Declared) :-
    Game = game(_, Interface),
    (   parity(Game, First)
    ->  ( Ply mod 2 =:= 0 -> Player = First ; opponent(First, Player) ),
        Declared = [Player]
    ;   role(Interface, mover, Mover)
    ->  findall(Player, named(Game, Mover, Pos, Player), Declared)
    ;   role(Interface, last_mover, Last)
    ->  findall(Player, ( named(Game, Last, Pos, Other), opponent(Other, Player) ), Declared)
    ;   findall(Player, declared(Game, Pos, Player), Declared)
    ).

parity(game(_, Interface), First) :-
    role(Interface, mover, Mover),
    nonvar(Mover),
    ( Mover == parity -> First = max ; Mover = parity(First) ).

named(Game, What, Pos, Player) :-
    once(called(Game, What, [Pos, Name])),
    Game = game(_, Interface),
    (   role(Interface, players, Players)
    ->  player_named(Players, Known, Player)
    ;   player_named(max/min/chance, Known, Player)
    ),
    Known == Name,
    !.
named(Game, What, Pos, _) :-
    once(called(Game, What, [Pos, Name])),
    domain_error(minimax_player, Name).

player_named(Max/_, Name, max) :-
    ( Max = Max1/_ -> Name = Max1 ; Name = Max ).
player_named(Players, Name, min) :-
    ( Players = _/Min/_ -> Name = Min ; Players = _/Min, Name = Min ).
player_named(_/_/Chance, Chance, chance).

declared(Game, Pos, Player) :-
    member(Player-Role, [max-max_to_move, min-min_to_move, chance-chance_to_move]),
    plays(Game, Role, 1, What),
    once(called(Game, What, [Pos])).
declared(Game, Pos, player(Name)) :-
    plays(Game, player_to_move, 2, What),
    once(called(Game, What, [Pos, Name])).

opponent(max, min).
opponent(min, max).

%   position_value(+Game, +Moves, +Movers, +Pos, -Value) is semidet.

position_value(Game, Moves, Movers, Pos, Value) :-
    given_value(Game, Moves, Movers, Pos, Given),
    check_value(Given),
    Game = game(_, Interface),
    (   role(Interface, view, mover),
        mover_of(Game, Moves, Movers, Pos, min)
    ->  Value is -Given
    ;   Value = Given
    ).

%   Payoffs are for the core to look at.

check_value(Value) :-
    var(Value),
    !,
    instantiation_error(Value).
check_value(Value) :-
    is_list(Value),
    !.
check_value(Value) :-
    (   catch(_ is Value, error(_, _), fail)
    ->  true
    ;   type_error(evaluable, Value)
    ).

%   Where static_eval is there for leaves and a heuristic for the others, it matters which it is.

given_value(Game, Moves, Movers, Pos, Value) :-
    Game = game(_, Interface),
    role(Interface, utility, Utility),
    value_told(Game, Moves, Movers, Utility, Pos, Value),
    !.
given_value(Game, Moves, Movers, Pos, Value) :-
    Game = game(_, Interface),
    (   \+ role(Interface, heuristic, _)
    ->  Order = [static]
    ;   has_static_eval(Game),
        is_leaf(Game, Moves, Pos)
    ->  Order = [static, heuristic]
    ;   Order = [heuristic, static]
    ),
    member(By, Order),
    value_by(By, Game, Moves, Movers, Pos, Value),
    !.
given_value(game(_, Interface), _, _, _, Value) :-
    role(Interface, default_value, Value).

value_by(static, Game, Moves, Movers, Pos, Value) :-
    Game = game(_, Interface),
    (   role(Interface, static_eval, What)
    ->  value_told(Game, Moves, Movers, What, Pos, Value)
    ;   statically(Game, Pos, Value)
    ).
value_by(heuristic, Game, Moves, Movers, Pos, Value) :-
    Game = game(_, Interface),
    role(Interface, heuristic, Heuristic),
    value_told(Game, Moves, Movers, Heuristic, Pos, Value).

value_told(Game, Moves, Movers, What, Pos, Value) :-
    (   takes_player(What)
    ->  mover_of(Game, Moves, Movers, Pos, Player),
        called_name(Game, Player, Name),
        once(called(Game, What, [Pos, Name, Value]))
    ;   once(called(Game, What, [Pos, Value]))
    ).

%   As the program calls the player.

called_name(game(_, Interface), Player, Name) :-
    (   role(Interface, players, Players),
        player_named(Players, Name, Player)
    ->  true
    ;   Player = player(Name)
    ->  true
    ;   Name = Player
    ).

%   told_with(+Role, +Game, +What, +Pos, -With): what moves are asked with beside the position.

told_with(Role, Game, What, Pos, With) :-
    strip_module(What, _, Plain),
    (   Plain = '$minimax_asked'(_, [player], _)
    ->  ( parity(Game, _) -> domain_error(page_role, Role) ; true ),
        (   movers(Game, 0, Pos, [Player])
        ->  true
        ;   existence_error(mover, Pos)
        ),
        called_name(Game, Player, Name),
        With = [Name]
    ;   With = []
    ).

takes_player(Heuristic) :-
    strip_module(Heuristic, _, Plain),
    (   Plain = _/Arity
    ->  Arity == 3
    ;   Plain = '$minimax_asked'(_, With, _)
    ->  ( memberchk(depth, With) -> domain_error(page_role, depth) ; memberchk(player, With) )
    ;   Plain = (Parameters>>_),
        ( Parameters = _/List -> true ; List = Parameters ),
        length(List, 3)
    ).

has_static_eval(game(Module, Interface)) :-
    (   role(Interface, static_eval, _)
    ;   predicate_property(Module:static_eval(_, _), defined)
    ;   predicate_property(Module:staticval(_, _), defined)
    ),
    !.

statically(Game, Pos, Value) :-
    Game = game(Module, Interface),
    (   predicate_property(Module:static_eval(_, _), defined),
        once(called(Game, static_eval/2, [Pos, Given]))
    ->  Value = Given
    ;   predicate_property(Module:staticval(_, _), defined)
    ->  once(called(Game, staticval/2, [Pos, Value]))
    ;   \+ predicate_property(Module:static_eval(_, _), defined),
        \+ ( member(Role, [utility, heuristic, default_value]), role(Interface, Role, _) ),
        existence_error(procedure, Module:static_eval/2)
    ).

is_leaf(Game, Moves, Pos) :-
    (   trie_lookup(Moves, Pos, Successors0)
    ->  Successors = Successors0
    ;   successors(Game, Pos, Successors)
    ),
    Successors == [].

%   Where nothing is declared, the successors tell.

mover_of(Game, Moves, Movers, Pos, Player) :-
    (   trie_lookup(Movers, Pos, [Declared|_])
    ->  Player = Declared
    ;   trie_lookup(Moves, Pos, [First|_]),
        successor_position(First, Succ),
        movers(Game, 1, Succ, [Other|_]),
        opponent(Other, Player)
    ->  true
    ;   existence_error(mover, Pos)
    ).


                 /*******************************
                 *             TEXT             *
                 *******************************/

%!  facts_text(+Module, +Facts, -Text) is det.
%
%   Text is a file with these Facts, which the core reads as the same terms, and writes with the
%   operators of Module.

facts_text(Module, Facts, Text) :-
    findall(op(Priority, Type, Name), own_operator(Module, Priority, Type, Name), Operators),
    with_output_to(string(Text),
                   ( forall(member(Operator, Operators), write_clause((:- Operator))),
                     forall(member(Fact, Facts), write_clause(Fact)) )).

own_operator(Module, Priority, Type, Name) :-
    operators(Module, Operators),
    member(op(Priority, Type, Name), Operators),
    \+ usual(op(Priority, Type, Name)).

%   Those of a program that has none of its own, which the core knows.

:- dynamic
    usual/1.

%!  note_usual is det.
%
%   The operators of `user` are those that any program has.

note_usual :-
    operators(user, Operators),
    forall(member(Operator, Operators), assertz(usual(Operator))).

write_clause(Clause) :-
    (   Clause = (:- Directive)
    ->  write(':- ')
    ;   Directive = Clause
    ),
    write_term(Directive, [quoted(true), ignore_ops(true), numbervars(false)]),
    write('.\n').
