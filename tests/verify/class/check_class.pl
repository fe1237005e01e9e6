/*  A class of sixty as learning platforms export it: nobody is lost, and feedback leads back.

    Usage: swipl check_class.pl -- MINIMAX TREE

    The class is made in a temporary folder. What the command reports is read by the libraries of
    SWI-Prolog: library(csv), library(http/json) and library(sgml). Folders and lists look as the
    documentation of Moodle, Canvas and Gradescope describes them. Exit status: 0, or 1 where a check
    fails.
*/
:- use_module(library(csv)).
:- use_module(library(http/json)).
:- use_module(library(sgml)).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(aggregate)).

:- initialization(main, main).

main([Minimax, Tree]) :-
    tmp_file(class, Folder),
    make_directory(Folder),
    setup_call_cleanup(true, check_all(Minimax, Tree, Folder),
                       delete_directory_and_contents(Folder)).

check_all(Minimax, Tree, Folder) :-
    findall(Platform, platform(Platform), Platforms),
    forall(member(Platform, Platforms), check_platform(Platform, Minimax, Tree, Folder)),
    ( fault(_) -> halt(1) ; true ).

:- dynamic fault/1.

:- meta_predicate check(+, 0).

%!  check(+What, :Goal): binds nothing.
check(_, Goal) :- \+ \+ call(Goal), !.
check(What, _) :-
    assertz(fault(What)),
    format(user_error, "wrong: ~w~n", [What]).

% The class

%!  student(?I, ?First, ?Last): the I-th of sixty. One name is part of another.
student(5, 'Ana', 'Silva').
student(6, 'Ana', 'Silva Costa').
student(8, 'João', 'Conceição').
student(12, 'Ágnes', 'Őry').
student(13, 'Ștefan', 'Țepeș').
student(14, 'Jürgen', 'Müßig').
student(I, First, Last) :-
    between(1, 60, I),
    \+ memberchk(I, [5, 6, 8, 12, 13, 14]),
    First = 'Zoë',
    atom_concat('Núñez ', I, Last).

full_name(I, Name) :- student(I, First, Last), atomic_list_concat([First, ' ', Last], Name).
number(I, Number) :- N is 202500000 + I, atom_number(Number, N).
participant(I, Number) :- N is 7000 + I * 13, atom_number(Number, N).
email(I, Email) :- number(I, Number), atomic_list_concat([a, Number, '@alunos.pt'], Email).

%!  verdict(+I, -Verdict): what the report has to say of the I-th.
verdict(1, error) :- !.      % a text of another ending
verdict(2, error) :- !.      % a document
verdict(3, no_answer) :- !.  % an empty folder, or nothing
verdict(7, no_answer) :- !.  % nothing at all
verdict(10, error) :- !.     % an archive
verdict(15, fail) :- !.
verdict(_, pass).

%!  handed_in(+I, -Files): of each the name and the text.
handed_in(1, ['answers.txt'-"value(a, 4).\n"]) :- !.
handed_in(2, ['answers.docx'-"PK\x03\\x04\ not a text"]) :- !.
handed_in(3, []) :- !.
handed_in(4, ['answers.pl'-"value(a, 1).\n", 'answers_2.pl'-"value(a, 4).\n"]) :- !.
handed_in(9, ['ANSWERS.PL'-"value(a, 4).\n"]) :- !.
handed_in(10, ['answers.zip'-"PK\x03\\x04\"]) :- !.
handed_in(11, ['answers.pl'-"value(a, 4).\n", 'notes.txt'-"by hand"]) :- !.
handed_in(15, ['answers.pl'-"value(a, 5).\n"]) :- !.
handed_in(_, ['answers.pl'-"value(a, 4).\n"]).

% The platforms

platform(latin1).
platform(utf16).
platform(moodle).
platform(canvas).
platform(gradescope).

%!  list(+Platform, -Encoding, -Lines): the list of the class.
list(latin1, iso_latin_1, ["Número;Nome;Email"|Lines]) :-
    % What Latin-1 has no letter for stands there without its accent.
    lines(I, Line,
          ( number(I, N), full_name(I, Name), email(I, E), latin(Name, Latin),
            format(string(Line), "~w;~w;~w", [N, Latin, E]) ), Lines).
list(utf16, utf16le, ["Nome completo\tNúmero"|Lines]) :-
    lines(I, Line,
          ( number(I, N), full_name(I, Name), format(string(Line), "~w\t~w", [Name, N]) ), Lines).
list(moodle, utf8,
     ["Identifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum Grade\",\"Grade can be changed\",\"Last modified (submission)\",\"Last modified (grade)\",\"Feedback comments\""|Lines]) :-
    lines(I, Line,
          ( participant(I, N), full_name(I, Name), email(I, E),
            format(string(Line), "\"Participant ~w\",\"~w\",~w,\"Submitted for grading\",,10.00,Yes,-,-,", [N, Name, E]) ),
          Lines).
list(canvas, utf8, ["Student,ID,SIS User ID,SIS Login ID,Section,Minimax (4711)",
                    "    Points Possible,,,,,10.00"|Lines]) :-
    lines(I, Line,
          ( student(I, First, Last), participant(I, P), number(I, N),
            format(string(Line), "\"~w, ~w\",~w,~w,a~w,P1,", [Last, First, P, N, N]) ), Lines).
list(gradescope, utf8,
     ["First Name,Last Name,SID,Email,Sections,Total Score,Max Points,Status,Submission ID,Submission Time,Lateness (H:M:S),View Count,Submission Count"|Lines]) :-
    lines(I, Line,
          ( student(I, First, Last), number(I, N), email(I, E),
            ( handed_in_there(gradescope, I) -> participant(I, P), S = 'Ungraded' ; P = '', S = 'Missing' ),
            format(string(Line), "~w,~w,~w,~w,,,10.0,~w,~w,,,,", [First, Last, N, E, S, P]) ), Lines).

lines(I, Line, Goal, Lines) :- findall(Line, (between(1, 60, I), once(Goal)), Lines).

latin(Name, Latin) :-
    atom_chars(Name, Chars),
    maplist([C, L]>>( latin_letter(C, L) -> true ; L = C ), Chars, Letters),
    atom_chars(Latin, Letters).

latin_letter('Ő', 'O').
latin_letter('Ș', 'S').
latin_letter('ș', 's').
latin_letter('Ț', 'T').

%!  id(+Platform, +I, -Id): what the list calls the student.
id(moodle, I, Id) :- !, email(I, Id).
id(canvas, I, Id) :- !, participant(I, Id).
id(_, I, Id) :- number(I, Id).

% Nobody can hand in an empty folder but where a folder is made for each.
handed_in_there(Platform, I) :-
    I =\= 7,
    ( memberchk(Platform, [canvas, gradescope]) -> I =\= 3 ; true ).

%!  place(+Platform, +I, +Name, -Path): where the platform puts a file of the student.
place(canvas, I, Name, Path) :- !,
    student(I, First, Last),
    atomic_list_concat([Last, First], Whole),
    downcase_atom(Whole, Lower),
    atomic_list_concat(Parts, ' ', Lower),
    atomic_list_concat(Parts, Joined),
    participant(I, P),
    atomic_list_concat([Joined, '_', P, '_9', P, '_', Name], Path).
place(Platform, I, Name, Path) :-
    folder(Platform, I, Folder),
    atomic_list_concat([Folder, '/', Name], Path).

folder(gradescope, I, Folder) :- !,
    participant(I, P),
    atom_concat('assignment_55_export/submission_', P, Folder).
folder(utf16, 8, 'Joa\u0303o Conceic\u0327a\u0303o') :- !.  % as macOS writes it
folder(utf16, I, Folder) :- !, full_name(I, Folder).
% Half of them are called by the name alone, in capitals.
folder(latin1, I, Folder) :- 0 is I mod 2, !,
    full_name(I, Name),
    latin(Name, Latin),
    upcase_atom(Latin, Folder).
folder(latin1, I, Folder) :- !,
    number(I, Number),
    full_name(I, Name),
    atomic_list_concat([Name, '_', Number], Folder).
folder(moodle, I, Folder) :-
    full_name(I, Name),
    participant(I, P),
    atomic_list_concat([Name, '_', P, '_assignsubmission_file'], Folder).

make_class(Platform, Folder) :-
    forall(( between(1, 60, I), handed_in_there(Platform, I) ), make_student(Platform, I, Folder)),
    % What is nobody's.
    ( Platform == gradescope
    -> write_text(Folder, 'assignment_55_export/submission_metadata.yml', "---\n")
    ;  true ),
    write_text(Folder, '__MACOSX/._x.pl', "x"),
    write_text(Folder, '.DS_Store', "x").

make_student(Platform, I, Folder) :-
    ( Platform == canvas -> true
    ; folder(Platform, I, Own), directory_file_path(Folder, Own, Path), make_directory_path(Path) ),
    handed_in(I, Files),
    forall(member(Name-Text, Files),
           ( place(Platform, I, Name, Path1), write_text(Folder, Path1, Text) )).

write_text(Folder, Name, Text) :-
    directory_file_path(Folder, Name, Path),
    file_directory_name(Path, Parent),
    make_directory_path(Parent),
    setup_call_cleanup(open(Path, write, Out, [encoding(utf8)]), write(Out, Text), close(Out)).

write_list(Platform, Path) :-
    list(Platform, Encoding, Lines),
    % Excel and Moodle write a byte order mark where there is one.
    ( Encoding == iso_latin_1 -> Bom = false ; Bom = true ),
    setup_call_cleanup(open(Path, write, Out, [encoding(Encoding), bom(Bom)]),
                       forall(member(Line, Lines), format(Out, "~w\r\n", [Line])),
                       close(Out)).

% The checks

check_platform(Platform, Minimax, Tree, Work) :-
    directory_file_path(Work, Platform, Base),
    directory_file_path(Base, in, In),
    directory_file_path(Base, 'list.csv', List),
    make_directory_path(In),
    write_list(Platform, List),
    make_class(Platform, In),
    Common = ['--for', List, '--tree', Tree],
    directory_file_path(Base, feedback, Feedback),
    report(Minimax, Base, 'r.csv', csv, Common, ['--feedback', Feedback, In], Csv),
    csv_read_file(Csv, [Header|Rows], [convert(false), match_arity(true)]),
    check(Platform-header, ( Header =.. [_, student, file, verdict|_] )),
    length(Rows, Count),
    check(Platform-rows(Count), Count == 60),
    forall(between(1, 60, I), check_student(Platform, I, Rows)),
    check_feedback(Platform, Feedback),
    check_json(Platform, Minimax, Base, Common, In),
    check_junit(Platform, Minimax, Base, Common, In),
    check_text(Platform, Minimax, Base, Common, In),
    check_parts(Platform, Minimax, Base, Common, In, Rows),
    format("~w: ~w rows~n", [Platform, Count]).

%!  report(+Minimax, +Base, +Name, +Format, +Options, +More, -Path): as the command writes it.
report(Minimax, Base, Name, Format, Options, More, Path) :-
    directory_file_path(Base, Name, Path),
    append([[verify, '--format', Format, '--output', Path], Options, More], Arguments),
    process_create(Minimax, Arguments, [process(Pid)]),
    process_wait(Pid, exit(Status)),
    check(status(Name, Status), memberchk(Status, [0, 1])).

check_student(Platform, I, Rows) :-
    id(Platform, I, Id),
    verdict(I, Verdict),
    findall(File-V, ( member(Row, Rows), Row =.. [_, Id, File, V|_] ), Found),
    check(Platform-Id, Found = [_-Verdict]).

check_feedback(Platform, Feedback) :-
    directory_file_path(Feedback, 'manifest.csv', Manifest),
    csv_read_file(Manifest, [_|Rows], [convert(false), arity(3)]),
    length(Rows, Count),
    check(Platform-manifest(Count), Count == 60),
    forall(between(1, 60, I),
           ( id(Platform, I, Id),
             check(Platform-feedback(Id),
                   ( member(row(Id, _, Name), Rows), goes_back(Platform, I, Id, Name),
                     directory_file_path(Feedback, Name, Path), exists_file(Path) )) )).

% Moodle reads the folder, of which the second part is the participant.
goes_back(moodle, I, _, Name) :- handed_in_there(moodle, I), !,
    folder(moodle, I, Folder),
    ( atom_concat(Folder, '/feedback.md', Name) -> true ).
goes_back(_, _, Id, Name) :- atom_concat(Id, '.md', Name).

check_json(Platform, Minimax, Base, Common, In) :-
    report(Minimax, Base, 'r.json', json, Common, [In], Path),
    setup_call_cleanup(open(Path, read, Stream, [encoding(utf8)]), objects(Stream, Objects),
                       close(Stream)),
    length(Objects, Count),
    check(Platform-objects(Count), Count == 60),
    id(Platform, 11, With),
    check(Platform-left_out,
          ( member(Object, Objects), get_dict(student, Object, S), atom_string(With, S),
            get_dict(left_out, Object, [Left]), sub_string(Left, _, _, 0, "notes.txt") )),
    id(Platform, 4, Twice),
    check(Platform-attempts,
          ( member(Object, Objects), get_dict(student, Object, S2), atom_string(Twice, S2),
            get_dict(notes, Object, [Note]), sub_string(Note, _, _, _, "not counted") )).

objects(Stream, []) :- peek_char(Stream, end_of_file), !.
objects(Stream, [Object|Objects]) :-
    json_read_dict(Stream, Object),
    ( peek_char(Stream, '\n') -> get_char(Stream, _) ; true ),
    objects(Stream, Objects).

check_junit(Platform, Minimax, Base, Common, In) :-
    report(Minimax, Base, 'r.xml', junit, Common, [In], Path),
    load_xml(Path, Document, []),
    aggregate_all(count, ( sub_element(Document, testcase) ), Count),
    check(Platform-testcases(Count), Count == 60).

sub_element(Elements, Name) :-
    member(element(Element, _, Content), Elements),
    ( Element = Name ; sub_element(Content, Name) ).

check_text(Platform, Minimax, Base, Common, In) :-
    report(Minimax, Base, 'r.txt', text, Common, ['--sort', name, In], Path),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    check(Platform-counted, sub_string(Text, _, _, _, "60 students: 54 pass, 1 fail, 2 no answer, 3 errors")),
    split_string(Text, "\n", "", Lines),
    check(Platform-last_line, ( last_but_one(Lines, Last),
                                sub_string(Last, 0, _, _, "2 files left out:") )),
    forall(between(1, 60, I),
           ( id(Platform, I, Id),
             check(Platform-in_text(Id),
                   ( member(Line, Lines), string_concat(Id, Rest, Line), sub_string(Rest, 0, 1, _, " ") )) )).

last_but_one(Lines, Line) :- append(_, [Line, _], Lines), !.

% Three parts that are put together tell what the whole tells.
check_parts(Platform, Minimax, Base, Common, In, Rows) :-
    findall(Path,
            ( member(I, [1, 2, 3]),
              format(atom(Part), "~w/3", [I]), format(atom(Name), "part-~w.json", [I]),
              report(Minimax, Base, Name, json, Common, ['--shard', Part, In], Path) ),
            Paths),
    report(Minimax, Base, 'merged.csv', csv, ['--merge'], Paths, Csv),
    csv_read_file(Csv, [_|Merged], [convert(false), match_arity(true)]),
    msort(Rows, Sorted),
    check(Platform-merged, msort(Merged, Sorted)),
    check(Platform-sixty, length(Merged, 60)).
