:- module(minimax_unknown,
          [ unknown_position/4,         % +Module, +Own, +Pos, -By
            unknown_to_facts/3          % +Module, +Pos, -Meant
          ]).

/** <module> Positions that a game knows nothing about

A slip in a position, or a board that was not set up, is answered as a leaf, and where static_eval/2 has a
clause for whatever it may be, with that value. So is a position said to be unknown where it has no successors,
nothing says who moves there, and it has the value that a term has which cannot be a position.
*/

:- autoload(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(asked, [call_role/3, is_over_by/2]).
:- use_module(balls).
:- use_module(interfaces, [default_interface/2, plain_interface/6]).
:- use_module(roles, [what_plays/3]).

%!  unknown_position(+Module, +Own, +Pos, -By) is semidet.
%
%   Nothing in the game of Module, with the interface that the list Own and minimax_interface/1 give, knows Pos
%   but By, a text, which gives any term its value.

unknown_position(Module, Own, Pos, By) :-
    default_interface(Module, Declared),
    plain_interface(unknown_position/4, Module, Own, Declared, First, Second),
    append(First, Second, Interface),
    Game = game(Module, Interface),
    catch(call_with_inference_limit(is_unknown(Game, Pos, By), 1 000 000, Result), Ball, not_told(Ball)),
    Result \== inference_limit_exceeded.

%!  unknown_to_facts(+Module, +Pos, -Known) is semidet.
%
%   The game of Module consists of facts, none of which knows Pos. Known holds the texts of positions that
%   they know, of which one may be meant; of a large game none.

unknown_to_facts(Module, Pos, Known) :-
    findall(Head, fact_of_game(Module, Head), Heads),
    memberchk(moves(_, _), Heads),
    forall(member(Head, Heads), predicate_property(Module:Head, number_of_rules(0))),
    \+ ( member(Head, Heads), \+ \+ ( arg(1, Head, Pos), Module:Head ) ),
    \+ is_successor(Module, Pos),
    (   call_with_inference_limit(known_texts(Module, Heads, Known0), 1 000 000, Result),
        Result \== inference_limit_exceeded
    ->  Known = Known0
    ;   Known = []
    ).

fact_of_game(Module, Head) :-
    member(Name/Arity, [moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1, chance_to_move/1,
                        player_to_move/2]),
    functor(Head, Name, Arity),
    predicate_property(Module:Head, number_of_clauses(_)).

%   Chance has pairs Probability-Position.

is_successor(Module, Pos) :-
    Module:moves(From, Successors),
    is_list(Successors),
    (   predicate_property(Module:chance_to_move(_), number_of_clauses(_)),
        \+ \+ Module:chance_to_move(From)
    ->  member(_-Pos, Successors)
    ;   member(Pos, Successors)
    ).

known_texts(Module, Heads, Texts) :-
    findall(Text,
            ( (   member(Head, Heads),
                  functor(Head, Name, Arity),
                  functor(Fact, Name, Arity),
                  arg(1, Fact, Pos),
                  Module:Fact
              ;   is_successor(Module, Pos)
              ),
              ground(Pos),
              format(string(Text), '~q', [Pos]) ),
            Texts0),
    sort(Texts0, Texts).

%   What the program throws where it is asked for a warning is not for its user; what ends the caller is.

not_told(Ball) :-
    ends_all(Ball),
    throw(Ball).

is_unknown(Game, Pos, By) :-
    \+ has_successor(Game, Pos),
    \+ is_said(Game, Pos),
    valued(Game, Pos, By, Val),
    nothing_like(Pos, Nothing),
    valued(Game, Nothing, _, Same),
    Val == Same.

what(game(_, Interface), Role, What) :-
    what_plays(Interface, Role, What).

%   A position of the same player, for whom moves would be asked.

nothing_like(Pos, Nothing) :-
    (   nonvar(Pos),
        Pos = Player-_
    ->  Nothing = Player-'$minimax_nothing'
    ;   Nothing = '$minimax_nothing'
    ).

%   Where the game is over there are no moves, but it is known.

has_successor(Game, Pos) :-
    (   what(Game, move, Move)
    ->  called(Game, Move, [Pos, _])
    ;   ( what(Game, moves, Moves) -> true ; Moves = moves/2 ),
        (   Moves = '$minimax_asked'(_, _, successors(Steps)),
            is_over_by(Steps, Pos)
        ->  true
        ;   called(Game, Moves, [Pos, List]),
            List \== []
        )
    ).

is_said(Game, Pos) :-
    member(Role/Arity, [mover/2, last_mover/2, max_to_move/1, min_to_move/1, chance_to_move/1, player_to_move/2]),
    (   what(Game, Role, What)
    ->  \+ tells_of_anything(What)
    ;   Arity == 1,
        is_defined(Game, Role, 1),
        What = Role/1
    ),
    functor(Arguments, call, Arity),
    arg(1, Arguments, Pos),
    Arguments =.. [_|List],
    once(called(Game, What, List)).

tells_of_anything(parity).
tells_of_anything(parity(_)).
tells_of_anything('$minimax_asked'(_, _, player_of(_))).

valued(Game, Pos, By, Val) :-
    member(Role, [utility, static_eval, heuristic]),
    (   what(Game, Role, What)
    ->  true
    ;   Role == static_eval,
        member(Name, [static_eval, staticval]),
        is_defined(Game, Name, 2),
        What = Name/2
    ),
    called(Game, What, [Pos, Val0]),
    !,
    Val = Val0,
    name_of(What, By).
valued(Game, _, default_value, Val) :-
    what(Game, default_value, Val).

name_of(What, By) :-
    (   What = '$minimax_asked'(Text, _, _)
    ->  By = Text
    ;   strip_module(What, _, Plain),
        format(atom(By), '~q', [Plain])
    ).

is_defined(game(Module, _), Name, Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, visible).

%   Throws where more than a position is asked for.

called(game(Module, _), What, Arguments) :-
    (   What = '$minimax_asked'(_, [_|_], _)
    ->  throw(asks_more)
    ;   once(call_role(Module, What, Arguments))
    ).
