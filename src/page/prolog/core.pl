:- module(page_core,
          [ run_core/4,                 % +Arguments, +Files, -Status, -Output
            term_text/2,                % +Term, -Text
            position_text/2             % +Pos, -Text
          ]).

/** <module> The C++ core, as SWI-Prolog in the page reaches it

Nothing of JavaScript can be called from Prolog: the worker has closed that way. There is a file
instead, as a device of the system: who reads it has the core run with the arguments and the files
that were written beside it.
*/

:- autoload(library(lists), [member/2]).
:- autoload(library(readutil), [read_file_to_string/3]).

%!  run_core(+Arguments, +Files, -Status, -Output) is det.
%
%   Runs the command `minimax` with Arguments in a folder that holds Files, a list of Name-Text. Status
%   is its exit status, and Output what it prints, or where it went wrong what it tells of that.

run_core(Arguments, Files, Status, Output) :-
    write_file('/core/arguments', Arguments),
    findall(Name, member(Name-_, Files), Names),
    write_file('/core/names', Names),
    forall(member(Name-Text, Files),
           ( atom_concat('/core/files/', Name, Path), write_file(Path, [Text]) )),
    read_file_to_string('/core/run', Digits, []),
    number_string(Status, Digits),
    read_file_to_string('/core/output', Output, [encoding(utf8)]).

%   Texts that end with a separator of records, but for the last one: quoted terms never hold one.

write_file(Path, Texts) :-
    setup_call_cleanup(
        open(Path, write, Out, [encoding(utf8)]),
        write_texts(Texts, Out),
        close(Out)).

write_texts([], _).
write_texts([Text|Texts], Out) :-
    write(Out, Text),
    (   Texts == []
    ->  true
    ;   put_char(Out, '\x1E\'),
        write_texts(Texts, Out)
    ).

%!  term_text(+Term, -Text) is det.
%
%   A term as the core reads it, whatever operators there are.

term_text(Term, Text) :-
    format(string(Text), '~W', [Term, [quoted(true), ignore_ops(true), numbervars(false)]]).

%!  position_text(+Pos, -Text) is det.
%
%   A position as the core takes it as an argument: in parentheses, lest it look like an option.

position_text(Pos, Text) :-
    term_text(Pos, Text0),
    format(string(Text), '(~s)', [Text0]).
