:- module(minimax_written,
          [ position_text/4,            % +Module, +Pos, -Text, -Problem
            argument_text/3,            % +Module, +Term, -Text
            operator_directives/2,      % +Module, -Text
            operator/4                  % +Module, -Priority, -Type, -Name
          ]).

/** <module> Terms of a program as it would write them

With its operators, and positions as it shows them. The C++ part calls this.
*/

:- autoload(library(lists), [member/2]).
:- use_module(balls).

%!  position_text(+Module, +Pos, -Text, -Problem) is det.
%
%   Text is what a picture calls the position. Problem is what show_position/1 threw, if it did:
%   then the term is the text.

position_text(Module, Pos, Text, Problem) :-
    current_predicate(Module:show_position/1),
    catch(with_output_to(string(Text), once(Module:show_position(Pos))), Error, true),
    (   var(Error)
    ->  Text \== ""
    ;   ends_all(Error)
    ->  throw(Error)
    ;   Problem = Error,
        term_text(Module, Pos, Text)
    ),
    !.
position_text(Module, Pos, Text, _) :-
    term_text(Module, Pos, Text).

%   As the program itself would write it.

term_text(Module, Term, Text) :-
    format(string(Text), '~W', [Term, [quoted(true), numbervars(true), module(Module)]]).

%!  argument_text(+Module, +Term, -Text) is det.
%
%   As the program itself would write it, as an argument or in a sentence.

argument_text(Module, Term, Text) :-
    format(string(Text), '~W',
           [Term, [quoted(true), numbervars(true), priority(999), module(Module)]]).

%!  operator_directives(+Module, -Text) is det.
%
%   Text has a directive for each operator that Module has otherwise than the system.

operator_directives(Module, Text) :-
    findall(op(Priority, Type, Name), own_operator(Module, Priority, Type, Name), Operators),
    with_output_to(string(Text),
                   forall(member(Operator, Operators),
                          ( write(':- '),
                            write_term(Operator, [quoted(true), ignore_ops(true)]),
                            write('.\n') ))).

own_operator(Module, Priority, Type, Name) :-
    operator(Module, Priority, Type, Name),
    op(Priority, Type, Name) \== op(1, fx, $),    % that of the toplevel's variables
    \+ current_op(Priority, Type, system:Name).

%!  operator(+Module, -Priority, -Type, -Name) is nondet.
%
%   Those that a term of Module may be written with, and, with priority 0, those of the
%   system that it may not.

operator(Module, Priority, Type, Name) :-
    current_op(Priority, Type, Module:Name),
    Priority > 0.
operator(Module, 0, Type, Name) :-
    current_op(_, Type, system:Name),
    \+ ( current_op(Priority, Type, Module:Name), Priority > 0 ).
