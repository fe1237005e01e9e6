:- module(minimax_roles,
          [ role/4,                     % ?Role, -Choice, -Company, -Form
            role_arguments/4,           % ?Role, ?Form, -Needed, -More
            exclude_each_other/2,       % +Role, +Other
            role_and_what/3,            % +Entry, -Role, -What
            what_plays/3,               % +List, +Role, -What
            is_parity/1,                % +What
            has_named_arguments/1,      % +What
            check_bound/2,              % +Role, +What
            role_entry/5,               % +Module, +Role, +Form, +What, -Entry
            role_goal/4                 % +Module, +Role, +What, -Goal
          ]).

/** <module> The roles of a game, and what may play one

An interface is a list of Role = What, as minimax/5 documents it. What a predicate is asked with, and what
of its answer counts, is told by the names of its arguments:

```
move = legal(player, position, _, successor)
```

Name/Arity and closures are short for the usual arguments of a role. Whole interfaces are read by
library(minimax/interfaces).
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

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

%!  role_arguments(?Role, ?Form, -Needed, -More) is nondet.
%
%   The arguments that a predicate in a role must have, and those that it may have. Where moves are applied
%   by another predicate, they are what the first one gives.

role_arguments(move,           given,   [position,successor],      [player,move,next_player]).
role_arguments(move,           applied, [position,move],           [player]).
role_arguments(moves,          given,   [position,successors],     [player]).
role_arguments(moves,          applied, [position,moves],          [player]).
role_arguments(apply,          _,       [position,move,successor], [player,next_player]).
role_arguments(terminal,       _,       [position],                [player]).
role_arguments(static_eval,    _,       [position,value],          [player,depth]).
role_arguments(utility,        _,       [position,value],          [player,depth]).
role_arguments(heuristic,      _,       [position,value],          [player,depth]).
role_arguments(max_to_move,    _,       [position],                []).
role_arguments(min_to_move,    _,       [position],                []).
role_arguments(chance_to_move, _,       [position],                []).
role_arguments(player_to_move, _,       [position,player],         []).
role_arguments(mover,          _,       [position,player],         []).
role_arguments(last_mover,     _,       [position,player],         []).

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

%!  what_plays(+List, +Role, -What) is semidet.
%
%   The first entry of List with this Role gives it to What.

what_plays(List, Role, What) :-
    member(Entry, List),
    role_and_what(Entry, Role0, What0),
    Role0 == Role,
    !,
    What = What0.

%!  is_parity(+What) is semidet.
%
%   Nobody says who moves, for the two take turns.

is_parity(parity).
is_parity(parity(_)).

%!  has_named_arguments(+What) is semidet.

has_named_arguments(What) :-
    strip_module(What, _, Plain),
    compound(Plain),
    Plain \= _/_,
    Plain \= (_>>_),
    compound_name_arguments(Plain, _, Arguments),
    member(Argument, Arguments),
    Argument == position,
    !.

%!  check_bound(+Role, +What) is det.
%
%   @error  instantiation_error, thrown as by role_entry/5, if What is a variable.

check_bound(_, What) :-
    nonvar(What),
    !.
check_bound(Role, _) :-
    format(atom(Message), 'the role ~w of an interface', [Role]),
    throw(wrong(instantiation_error, Message)).

%!  role_entry(+Module, +Role, +Form, +What, -Entry) is det.
%
%   Entry is entry(Indicator, Goal, Names), where Indicator is Module:Name/Arity or a closure, Goal is qualified,
%   and Names is a list of Name-Argument with its arguments. Form is `applied` where another predicate makes the
%   moves, else `given`.
%
%   Where What cannot play Role, wrong(Formal, Message) is thrown, of which plain_interface/6 makes an error.

role_entry(Module, Role, Form, What0, entry(Shown, Home:Goal, Names)) :-
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
    role_arguments(Role, Form, Needed, More),
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
        role_arguments(Role, Form, Needed, More),
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
    role_arguments(Role, Form, Needed, _),
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
    role_arguments(Role, Form, Needed, More),
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
    catch(role_entry(Module, Role, Form, What, entry(_, Goal0, _)), wrong(_, _), fail),
    !,
    Goal = Goal0.
