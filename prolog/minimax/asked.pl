:- module(minimax_asked,
          [ call_role/3,                % +Module, +What, +Arguments
            is_over_by/2,               % +Steps, +Pos
            named_move/5,               % +Module, +Own, +Pos, +Succ, -Move
            run_start/2                 % +Module, +Goal
          ]).

/** <module> How the predicates of a game are asked

Those of other forms are asked by closures: library(minimax/interfaces) makes successors(Steps), player_of(Turns),
valued(Turns, With, Spec), named(Spec) and holds(Spec) for '$minimax_asked'/3, which are called in this module. Each
call has variables of its own.
*/

:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(interfaces, [default_interface/2, plain_interface/6, said_interface/3]).
:- use_module(roles, [is_parity/1, role_entry/5, what_plays/3]).

%!  call_role(+Module, +What, +Arguments) is nondet.
%
%   Asks What, as plain_interface/6 gives it, in the game of Module. Fails where it is a predicate with another number
%   of arguments.

call_role(Module, What, Arguments) :-
    strip_module(Module:What, Home, Plain),
    (   Plain = '$minimax_asked'(_, _, Closure)
    ->  Goal =.. [call,Closure|Arguments],
        call(Goal)
    ;   Plain = Name/Arity
    ->  length(Arguments, Arity),
        Goal =.. [Name|Arguments],
        call(Home:Goal)
    ;   Goal =.. [call,Plain|Arguments],
        call(Home:Goal)
    ).

%   successors(+Steps, +Pos, -Successors) is semidet.
%   successors(+Steps, +Board, +Player, -Successors) is semidet.

successors(Steps, Pos, Successors) :-
    arg(1, Steps, Turns),
    parts(Turns, Pos, Player, Board),
    successors(Steps, Board, Player, Successors).

successors(steps(Turns, Over, Moves, Apply), Board, Player, Successors) :-
    (   is_over(Over, Board, Player)
    ->  Successors = []
    ;   Moves = list(_, _, _, _),
        Apply == none
    ->  listed(Moves, Board, Player, List),
        joined_all(Turns, Player, List, Successors)
    ;   findall(Succ,
                ( step(Moves, Apply, Board, Player, _, Board1, Next),
                  joined(Turns, Player, Next, Board1, Succ) ),
                Successors)
    ).

%!  is_over_by(+Steps, +Pos) is semidet.
%
%   Where a closure successors(Steps) plays the role of moves: a predicate says that the game is over at Pos.

is_over_by(steps(Turns, Over, _, _), Pos) :-
    parts(Turns, Pos, Player, Board),
    is_over(Over, Board, Player).

is_over(Over, Board, Player) :-
    Over \== none,
    copy_term(Over, over(Goal, Board, Player)),
    call(Goal),
    !.

listed(Moves, Board, Player, List) :-
    copy_term(Moves, list(Goal, Board, Player, List)),
    call(Goal),
    !.

%   step(+Moves, +Apply, +Board, +Player, -Move, -Board1, -Next) is nondet.

step(Moves, none, Board, Player, Move, Board1, Next) :-
    copy_term(Moves, each(Goal, Board, Player, Move, Board1, Next)),
    call(Goal).
step(Moves, Apply, Board, Player, Move, Board1, Next) :-
    Apply \== none,
    move_to_apply(Moves, Board, Player, Move),
    copy_term(Apply, applied(Goal, Board, Player, Move, Board1, Next)),
    once(Goal).

move_to_apply(Moves, Board, Player, Move) :-
    (   Moves = list(_, _, _, _)
    ->  listed(Moves, Board, Player, List),
        member(Move, List)
    ;   copy_term(Moves, each(Goal, Board, Player, Move, _, _)),
        call(Goal)
    ).

%   A board alone is a position, or one with the player who moves there.

parts(none, Pos, _, Pos).
parts(players(Players), Pos, Player, Board) :-
    (   nonvar(Pos),
        Pos = Player0-Board0
    ->  Player = Player0,
        Board = Board0
    ;   throw(error(domain_error(minimax_player_and_board(Players), Pos), _))
    ).

joined(none, _, _, Board, Board).
joined(players(Players), Player, Next0, Board, Succ) :-
    (   Next0 == none
    ->  next_player(Players, Player, Next)
    ;   Next = Next0
    ),
    (   Players = _/_/Chance,
        Player == Chance,
        nonvar(Board),
        Board = Probability-Board1
    ->  Succ = Probability-(Next-Board1)
    ;   Succ = Next-Board
    ).

joined_all(Turns, Player, List, Successors) :-
    (   Turns \== none,
        is_list(List)
    ->  maplist(joined(Turns, Player, none), List, Successors)
    ;   Successors = List
    ).

next_player(Players, Player, Next) :-
    (   Players = Max/Min
    ->  (   Player == Max
        ->  Next = Min
        ;   Player == Min
        ->  Next = Max
        )
    ;   is_list(Players),
        Players = [First|_],
        append(_, [Each|More], Players),
        Each == Player
    ->  ( More = [Next|_] -> true ; Next = First )
    ),
    !.
next_player(Players, Player, _) :-
    throw(error(domain_error(minimax_player_and_board(Players), Player-_), _)).

player_of(Turns, Pos, Player) :-
    parts(Turns, Pos, Player, _).

%   valued(+Turns, +With, +Spec, +Pos, ..., -Val) is semidet.

valued(Turns, [], Spec, Pos, Val) :-
    parts(Turns, Pos, Player, Board),
    value_of(Spec, Board, Player, _, Val).
valued(Turns, [With], Spec, Pos, Given, Val) :-
    parts(Turns, Pos, Player, Board),
    (   With == player
    ->  value_of(Spec, Board, Given, _, Val)
    ;   value_of(Spec, Board, Player, Given, Val)
    ).
valued(none, [player,depth], Spec, Pos, Player, Depth, Val) :-
    value_of(Spec, Pos, Player, Depth, Val).

value_of(Spec, Board, Player, Depth, Val) :-
    copy_term(Spec, value(Goal, Board, Player, Depth, Val)),
    call(Goal).

named(Spec, Pos, Player) :-
    copy_term(Spec, named(Goal, Pos, Player)),
    call(Goal).

holds(Spec, Pos) :-
    copy_term(Spec, holds(Goal, Pos)),
    call(Goal).

%!  named_move(+Module, +Own, +Pos, +Succ, -Move) is semidet.
%
%   Move is the move from Pos to Succ, where a predicate of the interface tells moves: of the list Own, or
%   of what Module declares.

named_move(Module, Own, Pos, Succ, Move) :-
    default_interface(Module, Declared),
    plain_interface(named_move/5, Module, Own, Declared, Plain, _),
    memberchk(moves = '$minimax_asked'(_, With, successors(Steps)), Plain),
    Steps = steps(Turns, _, Moves, Apply),
    (   With == [player]
    ->  Board = Pos,
        said_interface(Module, Own, List),
        to_move(List, Module, Pos, Player)
    ;   parts(Turns, Pos, Player, Board)
    ),
    step(Moves, Apply, Board, Player, Move, Board1, Next),
    nonvar(Move),
    joined(Turns, Player, Next, Board1, Succ0),
    Succ0 =@= Succ,
    !.

%   to_move(+List, +Module, +Pos, -Player) is nondet.
%
%   Player moves at Pos, by a role that tells so. Where they take turns it is one or the other.

to_move(List, Module, Pos, Player) :-
    what_plays(List, mover, What),
    !,
    (   is_parity(What)
    ->  called(List, Players),
        ( Players = Player/_ ; Players = _/Player )
    ;   asked_once(Module, mover, What, [position-Pos,player-Player])
    ).
to_move(List, Module, Pos, Player) :-
    what_plays(List, last_mover, What),
    !,
    asked_once(Module, last_mover, What, [position-Pos,player-Last]),
    called(List, Players),
    next_player(Players, Last, Player).
to_move(List, Module, Pos, Player) :-
    called(List, Max/Min),
    member(Role-Player, [max_to_move-Max, min_to_move-Min]),
    (   what_plays(List, Role, What)
    ->  true
    ;   What = Role/1,
        functor(Head, Role, 1),
        predicate_property(Module:Head, visible)
    ),
    asked_once(Module, Role, What, [position-Pos]),
    !.

called(List, Max/Min) :-
    (   what_plays(List, players, Max0/Min0)
    ->  Max = Max0,
        Min = Min0
    ;   Max = max,
        Min = min
    ).

asked_once(Module, Role, What, Values) :-
    role_entry(Module, Role, given, What, entry(_, Goal, Names)),
    maplist(given_to(Names), Values),
    once(Goal).

given_to(Names, Given) :-
    memberchk(Given, Names).

%!  run_start(+Module, +Goal) is det.
%
%   Runs what the role start is given, which sets up the game.
%
%   @error  domain_error(minimax_start, Goal) if it fails.

run_start(Module, Goal0) :-
    strip_module(Module:Goal0, Home, Goal),
    (   call(Home:Goal)
    ->  true
    ;   throw(error(domain_error(minimax_start, Goal), _))
    ).
