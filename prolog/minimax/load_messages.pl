:- module(minimax_load_messages,
          [ collect_messages/2,         % :Goal, -Messages
            message_text/2,             % +Term, -Text
            predicate_place/3,          % +Module, +PI, -Place
            show_file_as/2              % +File, +Name
          ]).

/** <module> What is told while a program is loaded
*/

:- use_module(library(lists), [append/3, memberchk/2]).
:- autoload(library(occurs), [sub_term/2]).

:- meta_predicate
    collect_messages(0, -).

:- dynamic
    shown_as/2,                 % File, Name
    collecting/0,
    found/5.                    % Kind, File, Line, LinePos, Text

%!  collect_messages(:Goal, -Messages) is det.
%
%   Calls Goal once, whether it succeeds, fails or throws. Messages holds message(Kind, Path,
%   Line, LinePos, Text) for each error and warning, which are not printed, and for what
%   Goal throws. Kind is `syntax`, `ended` for what Goal throws, `error` or `warning`; Line is 0 where it is not known,
%   and LinePos counts from 0.

collect_messages(Goal, Messages) :-
    retractall(found(_, _, _, _, _)),
    setup_call_cleanup(
        asserta(collecting),
        catch(ignore(Goal), Error, keep_failure(Error)),
        retractall(collecting)),
    findall(message(Kind, Place, Line, LinePos, Text),
            retract(found(Kind, Place, Line, LinePos, Text)),
            Messages).

:- multifile
    user:message_hook/3.
:- dynamic
    user:message_hook/3.

user:message_hook(Term, Kind, Lines) :-
    collecting,
    memberchk(Kind, [error, warning]),
    keep(Term, Kind, Lines).

keep(Term, Kind0, Lines) :-
    place(Term, File, Line, LinePos),
    (   Term = error(syntax_error(_), _)
    ->  Kind = syntax
    ;   Kind = Kind0
    ),
    (   Term = error(Formal, _)
    ->  message_text(error(Formal, _), Text)
    ;   lines_text(Lines, Text0),
        without_place(Text0, Text)
    ),
    assertz(found(Kind, File, Line, LinePos, Text)).

%   What ends the loading is as bad as a clause that cannot be read.

keep_failure(Error) :-
    message_text(Error, Text),
    (   place(Error, File, Line, LinePos)
    ->  assertz(found(ended, File, Line, LinePos, Text))
    ).

place(error(_, Context), File, Line, LinePos) :-
    subsumes_term(file(_, _, _, _), Context),
    !,
    Context = file(File, Line, LinePos, _).
place(error(_, Context), File, Line, LinePos) :-
    subsumes_term(stream(_, _, _, _), Context),
    !,
    Context = stream(Stream, Line, LinePos, _),
    (   stream_property(Stream, file_name(File))
    ->  true
    ;   File = ''
    ).
place(_, File, Line, LinePos) :-
    source_location(File, Line),
    !,
    (   prolog_load_context(term_position, Position),
        stream_position_data(line_count, Position, Line)
    ->  stream_position_data(line_position, Position, LinePos)
    ;   LinePos = 0
    ).
place(_, '', 0, 0).

%   Some messages begin with the place, which is told anyway.

without_place(Text0, Text) :-
    source_location(File, _),
    sub_string(Text0, 0, Length, After, File),
    !,
    sub_string(Text0, Length, After, 0, Rest),
    string_codes(Rest, Codes0),
    skip_place(Codes0, Codes),
    string_codes(Text, Codes).
without_place(Text, Text).

skip_place([Code|Codes0], Codes) :-
    memberchk(Code, `:0123456789 \n`),
    !,
    skip_place(Codes0, Codes).
skip_place(Codes, Codes).

%!  message_text(+Term, -Text) is det.
%
%   What SWI-Prolog's top level would print of a message.

message_text(Term, Text) :-
    is_unknown(Term),
    !,
    format(string(Text), 'the program throws ~p', [Term]).
message_text(error(domain_error(Kind, What), context(minimax:_, Message)), Text) :-
    atom(Message),
    ( Kind == minimax_interface ; is_role(Kind) ),
    !,
    format(string(Text), '~p: ~w', [What, Message]).
message_text(Term0, Text) :-
    without_caller(Term0, Term),
    phrase('$messages':translate_message(Term), Lines),
    lines_text(Lines, Text0),
    (   Term = error(existence_error(procedure, PI), _),
        caller_place(PI, Place)
    ->  format(string(Text), '~w~nIt is called in ~w.', [Text0, Place])
    ;   Text = Text0
    ).

%   Programs of students are loaded where there is no library(minimax), and may throw what looks like an error of it.

is_role(Kind) :-
    atom(Kind),
    current_predicate(minimax_roles:role/4),
    minimax_roles:role(Kind, _, _, _).

%   caller_place(+PI, -Place) is semidet.
%
%   Place is FILE:LINE of the first clause, in the module where PI is missing, that calls it.

caller_place(PI, Place) :-
    ground(PI),
    strip_module(user:PI, Module, Name/Arity),
    catch(call_with_inference_limit(first_caller(Module, Name/Arity, File, Line), 5 000 000, Result), error(_, _), fail),
    Result \== inference_limit_exceeded,
    place_text(File, Line, Place).

first_caller(Module, PI, File, Line) :-
    findall(File0-Line0, caller(Module, PI, File0, Line0), Places0),
    sort(Places0, Places),
    (   shown_as(Typed, _),
        memberchk(Typed-Line0, Places)
    ->  File-Line = Typed-Line0
    ;   Places = [File-Line|_]
    ).

caller(Module, Name/Arity, File, Line) :-
    '$c_current_predicate'(_, Module:Head),
    \+ predicate_property(Module:Head, imported_from(_)),
    predicate_property(Module:Head, number_of_rules(Rules)),
    Rules > 0,
    clause(Module:Head, Body, Clause),
    Body \== true,
    once(( goal_in(Body, Module, Goal), functor(Goal, Name, Arity) )),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)).

%   goal_in(+Body, +Module, -Goal) is nondet: what the body calls, by predicates of the system and by
%   closures too.

goal_in(Body, _, _) :-
    \+ callable(Body),
    !,
    fail.
goal_in(_:Body, Module, Goal) :-
    !,
    goal_in(Body, Module, Goal).
goal_in(_^Body, Module, Goal) :-
    !,
    goal_in(Body, Module, Goal).
goal_in(Body, _, Body).
goal_in(Body, Module, Goal) :-
    predicate_property(Module:Body, meta_predicate(Spec)),
    arg(I, Spec, Added),
    arg(I, Body, Argument),
    (   integer(Added)
    ->  callable(Argument),
        length(More, Added),
        Argument =.. List0,
        append(List0, More, List),
        Called =.. List
    ;   memberchk(Added, [^, //]),
        Called = Argument
    ),
    goal_in(Called, Module, Goal).

%!  predicate_place(+Module, +PI, -Place) is semidet.
%
%   Place is FILE:LINE of the first clause of the predicate PI of Module, a text.

predicate_place(Module, PI, Place) :-
    catch(term_string(Name/Arity, PI), error(_, _), fail),
    atom(Name),
    integer(Arity),
    functor(Head, Name, Arity),
    predicate_property(Module:Head, file(File)),
    predicate_property(Module:Head, line_count(Line)),
    place_text(File, Line, Place).

%!  show_file_as(+File, +Name) is det.
%
%   From now on Name stands for File in the places of errors; before, no such places are told.

show_file_as(File, Name) :-
    retractall(shown_as(_, _)),
    assertz(shown_as(File, Name)).

place_text(File, Line, Place) :-
    shown_as(Typed, Name),
    (   ( File == Typed ; catch(same_file(File, Typed), error(_, _), fail) )
    ->  Shown = Name
    ;   Shown = File
    ),
    format(atom(Place), '~w:~d', [Shown, Line]).

%   What a program throws that is no error of SWI-Prolog's.

is_unknown(error(Formal, _)) :-
    var(Formal),
    !.
is_unknown(Term) :-
    Term \= error(_, _),
    phrase('$messages':translate_message(Term), Lines),
    sub_term(Unknown, Lines),
    nonvar(Unknown),
    Unknown = 'Unknown message: ~p'-_,
    !.

%   Where C++ or this library has called, there is no caller to tell of.

without_caller(error(Formal, context(Caller, Message)), error(Formal, context(_, Message))) :-
    nonvar(Caller),
    strip_module(Caller, Module, Plain),
    (   memberchk(Module, [minimax_asked, minimax_loading, minimax_program])
    ->  true
    ;   memberchk(Plain, ['$c_call_prolog'/0, solve, call/_, once/1])
    ),
    !.
without_caller(Term, Term).

lines_text(Lines, Text) :-
    with_output_to(string(Text0), print_message_lines(current_output, '', Lines)),
    split_string(Text0, "", " \n\t", [Text]).
