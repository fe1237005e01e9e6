:- module(minimax_interfaces,
          [ plain_interface/6,          % +Caller, +Module, +Own, +Declared, -First, -Second
            declare_interface/2,        % +Module, +List
            default_interface/2,        % +Module, -List
            own_interface/2,            % +Options, -Own
            said_interface/3            % +Module, +Own, -List
          ]).

/** <module> Interfaces: by what predicates the roles of a game are played

Named arguments are read here alone, for the command, for the option interface(List), for the directive and for
the web page: what searches a game knows predicates of one form for each role, `moves(Pos, Successors)`,
`static_eval(Pos, Val)` and so on, and what is of another form becomes a closure of that one:

```
'$minimax_asked'(Name, With, Closure)
```

Closure is called in library(minimax/asked) with the position, then with what the list With says, `player` or
`depth`, and with the argument of the answer. Name is the text by which messages call it.
*/

:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists), [append/2, append/3, member/2, memberchk/2, reverse/2]).
:- autoload(library(option), [option/2, option/3]).
:- use_module(roles).

%!  plain_interface(+Caller, +Module, +Own, +Declared, -First, -Second) is det.
%
%   First and Second say what the lists Own and Declared say, of which Own goes first, in the forms that a
%   search knows. What is wrong in an entry of such a form is left for its reader to tell.
%
%   @error  domain_error(Role, What) if What does not have the arguments of Role.
%   @error  domain_error(minimax_interface, List) if entries do not go together.

plain_interface(Caller, Module, Own, Declared, First, Second) :-
    (   is_list(Own),
        is_list(Declared),
        ( member(Entry, Own) ; member(Entry, Declared) ),
        says_more(Entry)
    ->  Second = [],
        merged(Own, Declared, List),
        catch(( check_company(Own), check_company(Declared), translated(Module, List, First) ), wrong(Formal, Message),
              throw(error(Formal, context(minimax:Caller, Message))))
    ;   First = Own,
        Second = Declared
    ).

%   The reader of plain entries does not see what becomes one of them.

check_company(List) :-
    (   append(Before, [Entry|_], List),
        role_and_what(Entry, Role, _),
        member(OtherEntry, Before),
        role_and_what(OtherEntry, Other, _),
        exclude_each_other(Role, Other)
    ->  wrong_list(List, '~w and ~w exclude each other as roles of an interface', [Role, Other])
    ;   true
    ).

%   Whether there is something that the search does not know itself.

says_more(Entry) :-
    role_and_what(Entry, Role, What),
    (   memberchk(Role, [apply, terminal])
    ;   role(Role, _, _, called(Lists)),
        ( has_named_arguments(What) ; has_other_arity(What, Lists) )
    ),
    !.

has_other_arity(What, Lists) :-
    strip_module(What, _, Plain),
    nonvar(Plain),
    Plain = Name/Arity,
    atom(Name),
    integer(Arity),
    \+ ( member(List, Lists), length(List, Arity) ).

%   What the second list says of roles that the first one gives, or excludes, does not count.

merged(Own, Declared, List) :-
    exclude(goes_behind(Own), Declared, Rest),
    append(Own, Rest, List).

goes_behind(Own, Entry) :-
    role_and_what(Entry, Role, _),
    member(Before, Own),
    role_and_what(Before, Other, _),
    (   exclude_each_other(Role, Other)
    ;   Role == apply,
        memberchk(Other, [move, moves])
    ),
    !.

%!  declare_interface(+Module, +List) is det.
%
%   What the directive minimax_interface/1 does in Module, where nothing is wrong with List.

declare_interface(Module, List) :-
    dynamic(Module:'$minimax_interface'/1),
    Clause = (Module:'$minimax_interface'(List) :- minimax_interfaces:declared_interface),
    (   prolog_load_context(source, _)
    ->  compile_aux_clauses([Clause])
    ;   retractall(Module:'$minimax_interface'(_)),
        assertz(Clause)
    ).

%   The body of such a clause. What untrusted programs assert are facts, which say nothing here.

declared_interface.

%!  default_interface(+Module, -List) is det.
%
%   List is what the directives minimax_interface/1 of Module say, the last one first: the first entry of a role
%   counts. `[]` where there are none.

default_interface(Module, List) :-
    Own = Module:'$minimax_interface'(Interface),
    (   '$c_current_predicate'(_, Own),                 % not one of an inherited module
        \+ predicate_property(Own, imported_from(_)),
        predicate_property(Own, number_of_clauses(_))
    ->  findall(Interface, clause(Own, minimax_interfaces:declared_interface), Interfaces),
        reverse(Interfaces, LastFirst),
        append(LastFirst, List)
    ;   List = []
    ).

%!  own_interface(+Options, -Own) is det.
%
%   What the options of a question say of the roles.

own_interface(Options, Own) :-
    option(interface(List), Options, []),
    (   option(start(Goal), Options)
    ->  Own = [start = Goal|List]
    ;   Own = List
    ).

%!  said_interface(+Module, +Own, -List) is det.
%
%   List holds what the list Own says and, behind that, Module itself, as Role = What.

said_interface(Module, Own, List) :-
    default_interface(Module, Declared),
    merged(Own, Declared, Entries),
    maplist(as_equation, Entries, List).

as_equation(Entry, Role = What) :-
    role_and_what(Entry, Role, What).

%   translated(+Module, +List, -Plain)

translated(Module, List, Plain) :-
    moves_form(List, Form),
    steps(Module, List, Form, Turns, Moves),
    turns_entries(Turns, List, OfTurns),
    values_of_own_name(Turns, Module, List, Own),
    append(List, Own, List1),
    translated_entries(List1, Module, Turns, OfOthers),
    append(OfTurns, OfOthers, Others),
    append(Moves, Others, Plain).

moves_form(List, Form) :-
    (   what_plays(List, apply, _)
    ->  Form = applied
    ;   Form = given
    ).

%   steps(+Module, +List, +Form, -Turns, -Entries): how the successors come about. Turns is
%   players(Players) where a position is Player-Board, and else `none`.

steps(Module, List, Form, Turns, Entries) :-
    (   what_plays(List, move, Move)
    ->  role_entry(Module, move, Form, Move, OfMoves),
        Name = OfMoves
    ;   what_plays(List, moves, All)
    ->  role_entry(Module, moves, Form, All, OfMoves),
        Name = OfMoves
    ;   role_entry(Module, moves, Form, moves/2, OfMoves),
        Name = OfMoves
    ),
    part(Module, List, Form, apply, OfApply),
    part(Module, List, Form, terminal, OfTerminal),
    Parts = [OfMoves,OfApply,OfTerminal],
    (   member(Part, Parts), has(Part, player)
    ->  turns(List, Turns),
        ( Turns == none -> With = [player] ; With = [] )
    ;   Turns = none,
        With = []
    ),
    check_next_player(Turns, List, Parts),
    steps_term(Turns, OfTerminal, OfMoves, OfApply, Steps),
    name_text(Module, Name, Text),
    Entries = [moves = '$minimax_asked'(Text, With, successors(Steps))].

part(Module, List, Form, Role, Part) :-
    (   what_plays(List, Role, What)
    ->  role_entry(Module, Role, Form, What, Part)
    ;   Part = none
    ).

%   Where nothing else says who moves, the player is a part of the position.

turns(List, Turns) :-
    (   member(Role, [mover, last_mover, max_to_move, min_to_move]),
        what_plays(List, Role, _)
    ->  Turns = none
    ;   member(Role, [player_to_move, chance_to_move]),
        what_plays(List, Role, _)
    ->  wrong_list(List, 'moves have an argument player, so that positions are Player-Board: ~w does not go \c
                          with that; players = Max/Min/Chance or a list of players tells who there are', [Role])
    ;   what_plays(List, players, Players)
    ->  Turns = players(Players)
    ;   Turns = players(max/min)
    ).

check_next_player(players(Players), List, Parts) :-
    nonvar(Players),
    Players = _/_/_,
    \+ ( member(Part, Parts), has(Part, next_player) ),
    !,
    wrong_list(List, 'where chance moves too, an argument next_player of the moves must tell who moves next', []).
check_next_player(none, List, Parts) :-
    member(Part, Parts),
    has(Part, next_player),
    !,
    wrong_list(List, 'an argument next_player needs an argument player, and no role that tells who moves', []).
check_next_player(_, _, _).

steps_term(Turns, Terminal, Moves, Apply, steps(Turns, OfTerminal, OfMoves, OfApply)) :-
    (   Terminal == none
    ->  OfTerminal = none
    ;   asked_of(Terminal, [position,player], over, OfTerminal)
    ),
    (   has(Moves, successors)
    ->  asked_of(Moves, [position,player,successors], list, OfMoves)
    ;   has(Moves, moves)
    ->  asked_of(Moves, [position,player,moves], list, OfMoves)
    ;   asked_of(Moves, [position,player,move,successor,next_player], each, OfMoves)
    ),
    (   Apply == none
    ->  OfApply = none
    ;   asked_of(Apply, [position,player,move,successor,next_player], applied, OfApply)
    ).

%   Functor(Goal, Argument, ...): a name that the predicate does not have is the atom `none`.

asked_of(entry(_, Goal, Names), Wanted, Functor, Term) :-
    maplist(argument_or_none(Names), Wanted, Arguments),
    compound_name_arguments(Term, Functor, [Goal|Arguments]).

argument_or_none(Names, Name, Argument) :-
    (   memberchk(Name-Argument0, Names)
    ->  Argument = Argument0
    ;   Name == next_player
    ->  Argument = none
    ;   true
    ).

has(entry(_, _, Names), Name) :-
    memberchk(Name-_, Names).

turns_entries(none, _, []).
turns_entries(players(Players), _, [Role = '$minimax_asked'('Player-Board', [], player_of(players(Players)))]) :-
    (   nonvar(Players),
        Players = [_|_]
    ->  Role = player_to_move
    ;   Role = mover
    ).

%   The predicates of the roles' own names are asked about the board, too.

values_of_own_name(none, _, _, []) :-
    !.
values_of_own_name(_, _, List, []) :-
    what_plays(List, static_eval, _),
    !.
values_of_own_name(_, Module, List, Entries) :-
    (   member(Name, [static_eval, staticval]),
        functor(Head, Name, 2),
        predicate_property(Module:Head, visible)
    ->  Entries = [static_eval = Name/2]
    ;   member(Role, [utility, heuristic, default_value]),
        what_plays(List, Role, _)
    ->  Entries = []
    ;   Entries = [static_eval = static_eval/2]
    ).

%   The other entries, as they are where the search knows them.

translated_entries([], _, _, []).
translated_entries([Entry|Entries], Module, Turns, Plain) :-
    (   role_and_what(Entry, Role, What),
        memberchk(Role, [move, moves, apply, terminal])
    ->  check_bound(Role, What),
        Plain = Plain1
    ;   role_and_what(Entry, Role, What),
        role(Role, _, _, called(_)),
        nonvar(What),
        \+ is_parity(What),
        ( has_named_arguments(What) ; Turns \== none )
    ->  role_entry(Module, Role, given, What, Read),
        asked_entry(Module, Role, Turns, Read, Asked),
        Plain = [Role = Asked|Plain1]
    ;   Plain = [Entry|Plain1]
    ),
    translated_entries(Entries, Module, Turns, Plain1).

asked_entry(Module, Role, Turns, Read, '$minimax_asked'(Text, With, Closure)) :-
    role_arguments(Role, given, Needed, _),
    name_text(Module, Read, Text),
    (   memberchk(value, Needed)
    ->  asked_of(Read, [position,player,depth,value], value, Spec),
        findall(Name,
                ( member(Name, [player,depth]),
                  has(Read, Name),
                  \+ ( Name == player, Turns \== none )
                ),
                With),
        Closure = valued(Turns, With, Spec)
    ;   memberchk(player, Needed)
    ->  asked_of(Read, [position,player], named, Spec),
        With = [],
        Closure = named(Spec)
    ;   asked_of(Read, [position], holds, Spec),
        With = [],
        Closure = holds(Spec)
    ).

wrong_list(List, Format, Arguments) :-
    format(atom(Message), Format, Arguments),
    throw(wrong(domain_error(minimax_interface, List), Message)).

%   As messages call it.

name_text(Module, entry(Shown, _, _), Text) :-
    (   Shown = Home:Name/Arity
    ->  ( Home == Module -> Term = Name/Arity ; Term = Home:Name/Arity )
    ;   Term = Shown
    ),
    format(atom(Text), '~q', [Term]).
