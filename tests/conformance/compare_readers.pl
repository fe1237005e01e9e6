/*  SWI-Prolog's reader and writer as the oracle of ours.

      swipl -g main -t halt compare_readers.pl -- READ_TERMS AT_LEAST FILE...

    Reads the files clause by clause with read_term/2, as the program READ_TERMS (read_terms.cpp)
    does with our reader, and compares what both made of each: the same term or a syntax error on
    the same line, and for ground terms the same text as writeq/1 writes. Prints how many clauses
    it compared. Fails where something differs or fewer than AT_LEAST clauses were compared.

    In three places no answer of SWI-Prolog's can be compared:
      - dicts and quasi-quotations, which our reader rejects: any error of ours will do
      - the line of a comment that is not closed and stands outside of clauses, which SWI-Prolog
        gives as 0
      - directives other than op/3, module/2 and the flags double_quotes and back_quotes, which
        neither side obeys.
*/

:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).

:- multifile user:message_hook/3.
user:message_hook(_, warning, _).      % of blanks after a backslash at the end of a line

main :-
    current_prolog_flag(argv, [ReadTerms, AtLeastText|Files]),
    atom_number(AtLeastText, AtLeast),
    process_create(ReadTerms, Files, [stdout(pipe(Ours, [encoding(utf8)]))]),
    foldl(compare_file(Ours), Files, counts(0, 0, 0), Counts),
    close(Ours),
    Counts = counts(Terms, Errors, Different),
    Compared is Terms+Errors,
    format("~D clauses compared: ~D terms, ~D syntax errors; ~D differ~n",
           [Compared, Terms, Errors, Different]),
    Different == 0,
    Compared >= AtLeast.

%!  compare_file(+Ours, +File, +Counts0, -Counts)
%
%   What follows a difference in a file may follow from it, and is not compared.

compare_file(Ours, File, Counts0, Counts) :-
    format(string(Head), "file ~w", [File]),
    read_line_to_string(Ours, Line),
    (   Line == Head
    ->  true
    ;   format("our reader ended early, at ~s~n", [Head]),
        fail
    ),
    module_of(Module),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8), newline(posix)]),
        compare_clauses(In, Ours, state(File, Module), Counts0, Counts),
        close(In)).

module_of(Module) :-
    gensym(conformance_, Module),
    set_module(Module:base(user)).

compare_clauses(In, Ours, State, Counts0, Counts) :-
    State = state(File, Module),
    line_count(In, Line0),
    read_clause_of(In, Module, Read),
    (   Read == term(end_of_file)
    ->  read_until_next_file(Ours, 0, Rest),
        (   Rest == 0
        ->  Counts = Counts0
        ;   difference(File, Line0, "end of file", "more clauses", Counts0, Counts)
        )
    ;   expected(Read, Module, Expected),
        peek_string(Ours, 5, Peek),
        (   Peek == "file "
        ->  OurLine = "end of file"
        ;   read_line_to_string(Ours, OurLine)
        ),
        (   agree(Expected, OurLine)
        ->  count(Read, Counts0, Counts1),
            obey(Read, Module),
            compare_clauses(In, Ours, State, Counts1, Counts)
        ;   difference(File, Line0, Expected, OurLine, Counts0, Counts),
            read_until_next_file(Ours, 0, _)
        )
    ).

read_clause_of(In, Module, Read) :-
    flag_of(Module, double_quotes, string, DoubleQuotes),
    flag_of(Module, back_quotes, codes, BackQuotes),
    catch(( read_term(In, Term, [ module(Module),
                                  double_quotes(DoubleQuotes),
                                  back_quotes(BackQuotes)
                                ]),
            Read = term(Term)
          ),
          error(syntax_error(What), Location),
          Read = error(What, Location)).

read_until_next_file(Ours, Count0, Count) :-
    peek_string(Ours, 5, Peek),
    (   ( Peek == "file " ; Peek == "" )
    ->  Count = Count0
    ;   read_line_to_string(Ours, _),
        Count1 is Count0+1,
        read_until_next_file(Ours, Count1, Count)
    ).

count(term(_), counts(T0, E, D), counts(T, E, D)) :- T is T0+1.
count(error(_, _), counts(T, E0, D), counts(T, E, D)) :- E is E0+1.

difference(File, Line, Expected, Ours, counts(T, E, D0), counts(T, E, D)) :-
    D is D0+1,
    format("~w, clause after line ~d:~n  SWI-Prolog: ~w~n  ours:       ~w~n",
           [File, Line, Expected, Ours]).

%!  expected(+Read, +Module, -Expected)
%
%   What read_terms should print: a string, or `any_error`, or `error(Line)`.

expected(error(What, _), _, any_error(What)) :-
    unread_error(What),
    !.
expected(error(_, Location), _, Expected) :-
    arg(2, Location, Line),
    (   Line == 0
    ->  Expected = any_error(outside_of_clauses)
    ;   Expected = error(Line)
    ).
expected(term(Term), _, any_error(dict)) :-
    sub_term_that(is_dict, Term),
    !.
expected(term(Term), _, "variable") :-
    \+ ground(Term),
    !.
expected(term(Term), Module, Expected) :-
    with_output_to(string(Expected),
                   ( write('term '),
                     write_canonical_form(Term),
                     put_char('\t'),
                     write_term(Term, [ module(Module), quoted(true), numbervars(true),
                                         character_escapes_unicode(false) ])
                   )).

unread_error(unknown_quasi_quotation_syntax(_, _)).

agree(any_error(_), Ours) :-
    !,
    string_concat("error ", _, Ours).
agree(error(Line), Ours) :-
    !,
    format(string(Start), "error ~d ", [Line]),
    string_concat(Start, _, Ours).
agree(Expected, Expected).

:- meta_predicate sub_term_that(1, ?).

sub_term_that(Goal, Term) :-
    call(Goal, Term),
    !.
sub_term_that(Goal, Term) :-
    compound(Term),
    compound_name_arguments(Term, Name, Arguments),
    (   sub_term_that(Goal, Name)
    ;   member(Argument, Arguments),
        sub_term_that(Goal, Argument)
    ),
    !.

%!  write_canonical_form(+Term)
%
%   The form of read_terms.cpp.

write_canonical_form(Term) :- integer(Term), !, print_integer(Term).
write_canonical_form(Term) :- rational(Term, N, D), !, format("~wr~w", [N, D]).
write_canonical_form(Term) :- float(Term), !, write_float(Term).
write_canonical_form(Term) :- string(Term), !, write_text(Term, '"').
write_canonical_form([]) :- !, write([]).
write_canonical_form(Term) :- atom(Term), !, write_text(Term, '\'').
write_canonical_form([Head|Tail]) :-
    !,
    put_char('['),
    write_canonical_form(Head),
    write_tail(Tail).
write_canonical_form(Term) :-
    compound_name_arguments(Term, Name, Arguments),
    write_canonical_form(Name),
    (   Arguments = [First|Rest]
    ->  put_char('('),
        write_canonical_form(First),
        write_rest(Rest)
    ;   write('()')
    ).

write_tail([]) :- !, put_char(']').
write_tail([Head|Tail]) :-
    !,
    put_char(','),
    write_canonical_form(Head),
    write_tail(Tail).
write_tail(Tail) :-
    put_char('|'),
    write_canonical_form(Tail),
    put_char(']').

write_rest([]) :- put_char(')').
write_rest([First|Rest]) :-
    put_char(','),
    write_canonical_form(First),
    write_rest(Rest).

print_integer(Integer) :- format("~d", [Integer]).

write_float(Float) :- float_class(Float, nan), !, write(nan).
write_float(Float) :- float_class(Float, infinite), !, ( Float > 0 -> write(inf) ; write('-inf') ).
write_float(Float) :- format("~17g", [Float]).

write_text(Text, Quote) :-
    put_char(Quote),
    string_codes(Text, Codes),
    forall(member(Code, Codes), write_code(Code)),
    put_char(Quote).

write_code(Code) :-
    (   code_type(Code, csymf), Code < 128, Code \== 0'_
    ;   code_type(Code, digit), Code < 128
    ),
    !,
    put_code(Code).
write_code(Code) :- format("\\~d\\", [Code]).

%!  obey(+Read, +Module)
%
%   As Directives does for a file of facts.

:- dynamic flag/3.

flag_of(Module, Flag, _, Value) :- flag(Module, Flag, Value), !.
flag_of(_, _, Default, Default).

obey(term(Term), Module) :-
    nonvar(Term),
    Term = (:- Goal),
    !,
    obey_goal(Goal, Module).
obey(_, _).

obey_goal(Goal, _) :- var(Goal), !.
obey_goal((First, Second), Module) :-
    !,
    obey_goal(First, Module),
    obey_goal(Second, Module).
obey_goal(op(Priority, Type, Names), Module) :-
    !,
    catch(op(Priority, Type, Module:Names), error(_, _), true).
obey_goal(module(_, Exports), Module) :-
    is_list(Exports),
    !,
    forall(( member(Export, Exports), nonvar(Export), Export = op(_, _, _) ),
           obey_goal(Export, Module)).
obey_goal(set_prolog_flag(Flag, Value), Module) :-
    obeyed_flag(Flag, Values),
    memberchk(Value, Values),
    !,
    retractall(flag(Module, Flag, _)),
    assertz(flag(Module, Flag, Value)).
obey_goal(_, _).

obeyed_flag(Flag, [string, atom, codes, chars]) :- Flag == double_quotes.
obeyed_flag(Flag, [string, codes, chars]) :- Flag == back_quotes.
