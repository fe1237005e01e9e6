:- module(minimax_roles,
          [ plain_interface/6,          % +Caller, +Module, +Own, +Declared, -First, -Second
            role/4,                     % ?Role, -Choice, -Company, -Form
            exclude_each_other/2,       % +Role, +Other
            role_and_what/3,            % +Entry, -Role, -What
            role_goal/4,                % +Module, +Role, +What, -Goal
            own_interface/2,            % +Options, -Own
            said_interface/3,           % +Module, +Own, -List
            named_move/5,               % +Module, +Own, +Pos, +Succ, -Move
            is_over_by/2,               % +Steps, +Pos
            run_start/2                 % +Module, +Goal
          ]).

/** <module> By what predicates the roles of a game are played

An interface is a list of Role = What, as minimax/5 documents it. What a predicate is asked with, and what
of its answer counts, is told by the names of its arguments:

```
move = legal(player, position, _, successor)
```

Name/Arity and closures are short for the usual arguments of a role. Named arguments are read here alone, for
the command, for the option interface(List), for the directive and for the web page: what searches a game knows
predicates of one form for each role, `moves(Pos, Successors)`, `static_eval(Pos, Val)` and so on, and what is
of another form becomes a closure of that one:

```
'$minimax_asked'(Name, With, Closure)
```

Closure is called in this module with the position, then with what the list With says, `player` or `depth`, and
with the argument of the answer. Name is the text by which messages call it.
*/

:- autoload(library(apply), [exclude/3, maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, subtract/3]).
:- autoload(library(option), [option/2, option/3]).

%!  role(?Role, -Choice, -Company, -Form) is nondet.
%
%   Roles of one Choice exclude each other, but for those that go with another of it. `any` is no choice.
%   Form is what may play it: called(Default) with the arguments that are meant where only the number of them
%   is told, or data.

role(moves,          moves, alone,        called([[position,successors]])).
role(move,           moves, alone,        called([[position,successor]])).
role(apply,          any,   alone,        called([[position,move,successor]])).
role(terminal,       any,   alone,        called([[position]])).
role(static_eval,    any,   alone,        called([[position,value], [position,player,value]])).
role(utility,        any,   alone,        called([[position,value], [position,player,value]])).
role(heuristic,      any,   alone,        called([[position,value], [position,player,value]])).
role(max_to_move,    mover, with_another, called([[position]])).
role(min_to_move,    mover, with_another, called([[position]])).
role(chance_to_move, any,   alone,        called([[position]])).
role(player_to_move, mover, alone,        called([[position,player]])).
role(mover,          mover, alone,        called([[position,player]])).
role(last_mover,     mover, alone,        called([[position,player]])).
role(players,        any,   alone,        data).
role(default_value,  any,   alone,        data).
role(view,           any,   alone,        data).
role(variables,      any,   alone,        data).
role(start,          any,   alone,        data).

%   The arguments that a predicate in a role must have, and those that it may have. Where moves are applied
%   by another predicate, they are what the first one gives.

arguments(move,           given,   [position,successor],      [player,move,next_player]).
arguments(move,           applied, [position,move],           [player]).
arguments(moves,          given,   [position,successors],     [player]).
arguments(moves,          applied, [position,moves],          [player]).
arguments(apply,          _,       [position,move,successor], [player,next_player]).
arguments(terminal,       _,       [position],                [player]).
arguments(static_eval,    _,       [position,value],          [player,depth]).
arguments(utility,        _,       [position,value],          [player,depth]).
arguments(heuristic,      _,       [position,value],          [player,depth]).
arguments(max_to_move,    _,       [position],                []).
arguments(min_to_move,    _,       [position],                []).
arguments(chance_to_move, _,       [position],                []).
arguments(player_to_move, _,       [position,player],         []).
arguments(mover,          _,       [position,player],         []).
arguments(last_mover,     _,       [position,player],         []).

name(position).
name(player).
name(next_player).
name(move).
name(moves).
name(successor).
name(successors).
name(value).
name(depth).

%!  exclude_each_other(+Role, +Other) is semidet.

exclude_each_other(Role, Other) :-
    Role \== Other,
    role(Role, Choice, Company, _),
    role(Other, Choice, OtherCompany, _),
    Choice \== any,
    \+ ( Company == with_another, OtherCompany == with_another ).

%!  role_and_what(+Entry, -Role, -What) is semidet.

role_and_what(Entry, Role, What) :-
    nonvar(Entry),
    (   Entry = (Role0 = What0)
    ->  atom(Role0),
        Role = Role0,
        What = What0
    ;   compound(Entry),
        compound_name_arguments(Entry, Role, [What])
    ).

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

has_named_arguments(What) :-
    strip_module(What, _, Plain),
    compound(Plain),
    Plain \= _/_,
    Plain \= (_>>_),
    compound_name_arguments(Plain, _, Arguments),
    member(Argument, Arguments),
    Argument == position,
    !.

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

what(List, Role, What) :-
    member(Entry, List),
    role_and_what(Entry, Role0, What0),
    Role0 == Role,
    !,
    What = What0.

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
    minimax_library:default_interface(Module, Declared),
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
    (   what(List, apply, _)
    ->  Form = applied
    ;   Form = given
    ).

%   steps(+Module, +List, +Form, -Turns, -Entries): how the successors come about. Turns is
%   players(Players) where a position is Player-Board, and else `none`.

steps(Module, List, Form, Turns, Entries) :-
    (   what(List, move, Move)
    ->  entry(Module, move, Form, Move, OfMoves),
        Name = OfMoves
    ;   what(List, moves, All)
    ->  entry(Module, moves, Form, All, OfMoves),
        Name = OfMoves
    ;   entry(Module, moves, Form, moves/2, OfMoves),
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
    (   what(List, Role, What)
    ->  entry(Module, Role, Form, What, Part)
    ;   Part = none
    ).

%   Where nothing else says who moves, the player is a part of the position.

turns(List, Turns) :-
    (   member(Role, [mover, last_mover, max_to_move, min_to_move]),
        what(List, Role, _)
    ->  Turns = none
    ;   member(Role, [player_to_move, chance_to_move]),
        what(List, Role, _)
    ->  wrong_list(List, 'moves have an argument player, so that positions are Player-Board: ~w does not go \c
                          with that; players = Max/Min/Chance or a list of players tells who there are', [Role])
    ;   what(List, players, Players)
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
    what(List, static_eval, _),
    !.
values_of_own_name(_, Module, List, Entries) :-
    (   member(Name, [static_eval, staticval]),
        functor(Head, Name, 2),
        predicate_property(Module:Head, visible)
    ->  Entries = [static_eval = Name/2]
    ;   member(Role, [utility, heuristic, default_value]),
        what(List, Role, _)
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
    ->  entry(Module, Role, given, What, Read),
        asked_entry(Module, Role, Turns, Read, Asked),
        Plain = [Role = Asked|Plain1]
    ;   Plain = [Entry|Plain1]
    ),
    translated_entries(Entries, Module, Turns, Plain1).

is_parity(parity).
is_parity(parity(_)).

check_bound(_, What) :-
    nonvar(What),
    !.
check_bound(Role, _) :-
    format(atom(Message), 'the role ~w of an interface', [Role]),
    throw(wrong(instantiation_error, Message)).

asked_entry(Module, Role, Turns, Read, '$minimax_asked'(Text, With, Closure)) :-
    arguments(Role, given, Needed, _),
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


                 /*******************************
                 *         ONE ENTRY            *
                 *******************************/

%   entry(+Module, +Role, +Form, +What, -Entry): Entry is entry(Indicator, Goal, Names), where Indicator is
%   Module:Name/Arity or a closure, Goal is qualified, and Names is a list of Name-Argument with its arguments.

entry(Module, Role, Form, What0, entry(Shown, Home:Goal, Names)) :-
    check_bound(Role, What0),
    strip_module(Module:What0, Home, What),
    check_bound(Role, What),
    (   callable(What)
    ->  true
    ;   throw(wrong(type_error(callable, What), ''))
    ),
    (   What = Name/Arity
    ->  (   atom(Name),
            integer(Arity),
            usual_arguments(Role, Form, Arity, Usual)
        ->  true
        ;   wrong_number(Role, Form, What0)
        ),
        maplist(named_argument, Usual, Arguments, Names),
        Goal =.. [Name|Arguments],
        Shown = Home:Name/Arity
    ;   has_named_arguments(What)
    ->  compound_name_arguments(What, Name, Given),
        read_arguments(Given, Role, Form, What0, [], Names, Arguments),
        check_needed(Role, Form, Names, What0),
        compound_name_arguments(Goal, Name, Arguments),
        length(Arguments, Arity),
        Shown = Home:Name/Arity
    ;   added_arguments(Role, Form, What, Usual),
        maplist(named_argument, Usual, Arguments, Names),
        Goal =.. [call,What|Arguments],
        Shown = What
    ).

named_argument(Name, Argument, Name-Argument).

%   The arguments of Name/Arity.

usual_arguments(Role, Form, Arity, Usual) :-
    usual_lists(Role, Form, Lists),
    member(Usual, Lists),
    length(Usual, Arity),
    !.

usual_lists(move, applied, [[position,move]]) :-
    !.
usual_lists(moves, applied, [[position,moves]]) :-
    !.
usual_lists(Role, _, Lists) :-
    role(Role, _, _, called(Lists)).

%   Those that a closure is called with: the fewest, but for a lambda with as many parameters.

added_arguments(Role, Form, Closure, Usual) :-
    usual_lists(Role, Form, Lists),
    (   Closure = (Parameters0>>_),
        ( nonvar(Parameters0), Parameters0 = _/Parameters -> true ; Parameters = Parameters0 ),
        is_list(Parameters),
        member(Usual0, Lists),
        length(Parameters, Count),
        length(Usual0, Count)
    ->  Usual = Usual0
    ;   Lists = [Usual|_]
    ).

read_arguments([], _, _, _, Names, Names, []).
read_arguments([Given|Givens], Role, Form, What, Names0, Names, [Argument|Arguments]) :-
    (   atom(Given),
        name(Given)
    ->  check_allowed(Given, Role, Form, What),
        (   memberchk(Given-Argument, Names0)
        ->  Names1 = Names0
        ;   Names1 = [Given-Argument|Names0]
        )
    ;   check_constant(Given, Role, Form, What),
        Argument = Given,
        Names1 = Names0
    ),
    read_arguments(Givens, Role, Form, What, Names1, Names, Arguments).

check_allowed(Name, Role, Form, What) :-
    arguments(Role, Form, Needed, More),
    (   ( memberchk(Name, Needed) ; memberchk(Name, More) )
    ->  true
    ;   append(Needed, More, All),
        atomic_list_concat(All, ', ', Text),
        wrong(Role, What, 'the role ~w of an interface: an argument ~w is not for it; there are ~w',
              [Role, Name, Text])
    ).

%   An atom that is no name is an argument as it is, but hardly one that is a name with a letter that is wrong or
%   missing. One with more letters, player1, is, and so is the name of a role, mover.

check_constant(Given, Role, Form, What) :-
    (   atom(Given),
        arguments(Role, Form, Needed, More),
        ( member(Name, Needed) ; member(Name, More) ),
        is_misspelt(Given, Name)
    ->  wrong(Role, What,
              'the role ~w of an interface: did you mean ~w by the argument ~q? If not, give a closure that calls the \c
               predicate with it',
              [Role, Name, Given])
    ;   true
    ).

is_misspelt(Given, Name) :-
    dwim_match(Given, Name),
    atom_length(Given, Length),
    atom_length(Name, Most),
    Length =< Most,
    Most > 4,
    downcase_atom(Given, Given),
    \+ role(Given, _, _, _).

check_needed(Role, Form, Names, What) :-
    arguments(Role, Form, Needed, _),
    (   member(Name, Needed),
        \+ memberchk(Name-_, Names)
    ->  (   Name == successor
        ->  wrong(Role, What,
                  'the role ~w of an interface: an argument ~w is missing, or apply = Name/3 beside it, which makes \c
                   the moves',
                  [Role, Name])
        ;   wrong(Role, What, 'the role ~w of an interface: an argument ~w is missing', [Role, Name])
        )
    ;   true
    ).

wrong_number(Role, Form, What) :-
    usual_lists(Role, Form, Lists),
    findall(Text, ( member(List, Lists), usual_text(List, Text) ), Texts),
    atomic_list_concat(Texts, ' or ', Usual),
    arguments(Role, Form, Needed, More),
    append(Needed, More, All),
    atomic_list_concat(All, ', ', Names),
    wrong(Role, What,
          'the role ~w of an interface: give ~w, a closure, or the predicate with the names of its arguments, \c
           which are ~w, and _ for others', [Role, Usual, Names]).

usual_text(List, Text) :-
    length(List, Arity),
    format(atom(Text), 'Name/~d', [Arity]).

wrong(Role, What, Format, Arguments) :-
    format(atom(Message), Format, Arguments),
    throw(wrong(domain_error(Role, What), Message)).

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

%!  role_goal(+Module, +Role, +What, -Goal) is semidet.
%
%   Goal is the call that What in Role amounts to, qualified. Fails where What is no predicate.

role_goal(Module, start, What, Home:Goal) :-
    !,
    strip_module(Module:What, Home, Goal),
    callable(Goal).
role_goal(Module, Role, What, Goal) :-
    role(Role, _, _, called(_)),
    \+ is_parity(What),
    member(Form, [given, applied]),
    catch(entry(Module, Role, Form, What, entry(_, Goal0, _)), wrong(_, _), fail),
    !,
    Goal = Goal0.


                 /*******************************
                 *       WHAT IS CALLED         *
                 *******************************/

%   The closures of '$minimax_asked'/3. Each call has variables of its own.

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
    minimax_library:default_interface(Module, Declared),
    plain_interface(named_move/5, Module, Own, Declared, Plain, _),
    memberchk(moves = '$minimax_asked'(_, With, successors(Steps)), Plain),
    Steps = steps(Turns, _, Moves, Apply),
    (   With == [player]
    ->  Board = Pos,
        merged(Own, Declared, List),
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
    what(List, mover, What),
    !,
    (   is_parity(What)
    ->  called(List, Players),
        ( Players = Player/_ ; Players = _/Player )
    ;   asked_once(Module, mover, What, [position-Pos,player-Player])
    ).
to_move(List, Module, Pos, Player) :-
    what(List, last_mover, What),
    !,
    asked_once(Module, last_mover, What, [position-Pos,player-Last]),
    called(List, Players),
    next_player(Players, Last, Player).
to_move(List, Module, Pos, Player) :-
    called(List, Max/Min),
    member(Role-Player, [max_to_move-Max, min_to_move-Min]),
    (   what(List, Role, What)
    ->  true
    ;   What = Role/1,
        functor(Head, Role, 1),
        predicate_property(Module:Head, visible)
    ),
    asked_once(Module, Role, What, [position-Pos]),
    !.

called(List, Max/Min) :-
    (   what(List, players, Max0/Min0)
    ->  Max = Max0,
        Min = Min0
    ;   Max = max,
        Min = min
    ).

asked_once(Module, Role, What, Values) :-
    entry(Module, Role, given, What, entry(_, Goal, Names)),
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
