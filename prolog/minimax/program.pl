:- module(minimax_program,
          [ asks_by_name/3,             % +Module, +Own, +Names
            operators/2,                % +Module, -Operators
            initial_position/2,         % +Module, -Pos
            read_entry/3,               % +Module, +Text, -Entry
            read_start/3,               % +Module, +Text, -Entry
            read_text/3,                % +Module, +Text, -Term
            interface_text/3,           % +Module, +Own, -Text
            closed/2,                   % +Term, -Closed
            opened/2,                   % +Closed, -Term
            show/3,                     % +Module, +Pos, +Stream
            name_of_move/5              % +Module, +Interface, +Pos, +Succ, -Name
          ]).

/** <module> What the command `minimax` asks of a program

And of what is told of one on the command line.
*/

:- autoload(library(lists), [member/2]).
:- autoload(library(ordsets), [ord_subtract/3]).
:- autoload(library(varnumbers), [varnumbers/2]).
:- use_module(library(minimax), []).
:- use_module(library(minimax/asked), [named_move/5]).
:- use_module(library(minimax/interfaces), [said_interface/3]).
:- use_module(library(minimax/loading), [directive_goal/1]).
:- use_module(library(minimax/state), [asks_by_name/4]).
:- use_module(library(minimax/written), [operator/4]).
:- reexport(library(minimax/asked), [run_start/2]).
:- reexport(library(minimax/load_messages), [message_text/2, show_file_as/2]).
:- reexport(library(minimax/loading), [load_program/7]).
:- reexport(library(minimax/unknown), [unknown_position/4]).
:- reexport(library(minimax/propose), [proposal_text/4]).

%!  asks_by_name(+Module, +Own, +Names) is semidet.
%
%   The game of Module, or who shows it, or a directive that ran when it was loaded, may call a predicate with one of
%   Names: see asks_by_name/4.

asks_by_name(Module, Own, Names) :-
    findall(Goal, directive_goal(Goal), Goals),
    asks_by_name(Module, Own, Goals, Names).

%!  operators(+Module, -Operators) is det.
%
%   Operators is a list of op(Priority, Type, Name): those that a term of Module may be
%   written with, and, with priority 0, those of the system that it may not.

operators(Module, Operators) :-
    findall(op(Priority, Type, Name), operator(Module, Priority, Type, Name), Operators).

%!  initial_position(+Module, -Pos) is semidet.
%
%   Pos is where the game of Module begins: what its initial_position/1 says, or, where
%   all of moves/2 are facts, the one position that is nobody's successor.

initial_position(Module, Pos) :-
    current_predicate(Module:initial_position/1),
    !,
    once(Module:initial_position(Pos)).
initial_position(Module, Pos) :-
    predicate_property(Module:moves(_, _), number_of_clauses(Count)),
    predicate_property(Module:moves(_, _), number_of_rules(0)),
    Count < 10 000 000,
    findall(From, Module:moves(From, _), Sources0),
    ground(Sources0),
    findall(To, ( Module:moves(_, Successors), is_list(Successors), member(To, Successors) ),
            Targets0),
    sort(Sources0, Sources),
    sort(Targets0, Targets),
    ord_subtract(Sources, Targets, [Pos]).

%!  read_entry(+Module, +Text, -Entry) is semidet.
%
%   Entry is Role = What as Text says it. Fails where Text is something else.

read_entry(Module, Text, Role = What) :-
    catch(term_string(Entry, Text, [module(Module)]), error(syntax_error(_), _), fail),
    nonvar(Entry),
    Entry = (Role = What).

%!  read_start(+Module, +Text, -Entry) is semidet.
%
%   Entry gives the role start to the goal that Text says. Fails where it is no goal.

read_start(Module, Text, start = Goal) :-
    read_text(Module, Text, Goal),
    callable(Goal).

%!  read_text(+Module, +Text, -Term) is semidet.
%
%   Term is the only term of Text, with or without a full stop; it may hold variables.

read_text(Module, Text, Term) :-
    string_concat(Text, "\n .", Clause),        % the line feed ends a comment
    catch(setup_call_cleanup(
              open_string(Clause, In),
              ( read_term(In, Term, [module(Module)]), read_string(In, _, Rest) ),
              close(In)),
          error(syntax_error(_), _),
          fail),
    split_string(Rest, "", " .\n\t", [""]).

%!  interface_text(+Module, +Own, -Text) is semidet.
%
%   Text is the fact interface(List), as SWI-Prolog reads it in Module: List is what the list Own and Module
%   itself say of the roles. Fails where they say nothing.

interface_text(Module, Own, Text) :-
    said_interface(Module, Own, List),
    List \== [],
    copy_term(interface(List), Fact),
    numbervars(Fact, 0, _, [singletons(true)]),
    with_output_to(string(Text), write_term(Fact, [module(Module), quoted(true), numbervars(true)])).

%!  closed(+Term, -Closed) is det.
%!  opened(+Closed, -Term) is det.
%
%   Closed is Term with '$VAR'(N) for its variables.

closed(Term, Closed) :-
    copy_term(Term, Closed),
    numbervars(Closed, 0, _).

opened(Closed, Term) :-
    varnumbers(Closed, Term).

%!  show(+Module, +Pos, +Stream) is semidet.
%
%   show_position/1 of Module prints Pos to Stream. Fails where it is not defined.

show(Module, Pos, Stream) :-
    current_predicate(Module:show_position/1),
    current_output(Before),
    setup_call_cleanup(set_output(Stream),
                       once(Module:show_position(Pos)),
                       set_output(Before)).

%!  name_of_move(+Module, +Interface, +Pos, +Succ, -Name) is semidet.
%
%   Name is what move_name/3 of Module calls the move from Pos to Succ, or where that is not
%   defined the move itself, if by the Interface a predicate tells moves.

name_of_move(Module, _, Pos, Succ, Name) :-
    current_predicate(Module:move_name/3),
    !,
    once(Module:move_name(Pos, Succ, Name)).
name_of_move(Module, Interface, Pos, Succ, Name) :-
    named_move(Module, Interface, Pos, Succ, Name).
