/*  The report of a class as a page, in a real browser: sorted, filtered, opened by mouse and keys,
    and what students wrote is text.

    Usage: swipl check_page.pl -- MINIMAX TREE

    Exit status: 0, or 1 where a check fails.
*/
:- use_module(webdriver).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(process)).

:- initialization(main, main).

main([Minimax, Tree]) :-
    tmp_file(page, Folder),
    make_directory(Folder),
    setup_call_cleanup(true, with_browser(check_all(Minimax, Tree, Folder)),
                       delete_directory_and_contents(Folder)),
    ( fault(_) -> halt(1) ; true ).

check_all(Minimax, Tree, Folder) :-
    check_judged(Minimax, Tree, Folder),
    check_single(Minimax, Tree, Folder),
    check_merged(Minimax, Folder).

:- dynamic fault/1.

:- meta_predicate check(+, 0).

check(What, Goal) :-
    (   \+ \+ call(Goal)
    ->  true
    ;   assertz(fault(What)),
        format(user_error, "wrong: ~q~n", [What])
    ).

% A class that is judged: its list has names that would run.

student(101, "Ana Silva", "value(a, 4).\nbest(a, b).\n").
student(102, "<script>document.title = 'run'</script>", "value(a, 4).\nbest(a, c).\n").
student(103, "</script></table><img src=x onerror=\"document.title = 'run'\">",
        "value(b, 1).\n").
student(104, "Éva 'O\"Neill & Co", "value(a, \"</script><script>document.title = 'run'</script>\").\n").
student(105, "Bela -->]]>", none).

check_judged(Minimax, Tree, Folder) :-
    directory_file_path(Folder, class, Class),
    make_directory(Class),
    directory_file_path(Folder, 'list.csv', List),
    directory_file_path(Folder, 'questions.pl', Questions),
    write_file(Questions, "question(value(a, _), 2).\nbest(a, _).\n"),
    findall(Line, list_line(Line), Lines),
    atomics_to_string(["id,name\n"|Lines], Text),
    write_file(List, Text),
    forall(( student(Id, _, Answers), Answers \== none ),
           ( format(atom(Path), "~w/~w.pl", [Class, Id]), write_file(Path, Answers) )),
    page(Minimax, Folder, ['--for', List, '--tree', Tree, '--questions', Questions, Class]),
    check(rows, rows(["101", "102", "103", "104", "105"])),
    findall(Name, student(_, Name, _), Names),
    check(names, column(1, Names)),
    check_harmless("minimax verify: 5 students: 1 pass, 2 fail, 2 no answer"),
    check(closed, opened([])),
    sort_by(2, "ascending", ["101", "102", "103", "104", "105"]),
    sort_by(7, "ascending", ["103", "104", "105", "102", "101"]),
    sort_by(7, "descending", ["101", "102", "103", "104", "105"]),
    sort_by(4, "ascending", ["101", "102", "104", "103", "105"]),
    press_in_head(1),
    check(by_name, rows(["103", "102", "101", "105", "104"])),
    check_filter("#text", "eva", "1 of 5 shown", ["104"]),
    click("#filters button[type=reset]"),
    check(all_again, rows(["103", "102", "101", "105", "104"])),
    check_filter("#verdict", "no_answer", "2 of 5 shown", ["103", "105"]),
    click("#filters button[type=reset]"),
    click("tbody:first-of-type button"),
    check(one_opened, opened(["103"])),
    check(feedback, ( run_script("return document.querySelector('tr.feedback:not([hidden])').innerText", [], Told),
                      sub_string(Told, _, _, _, "value(b, 1)") )),
    type_keys("tbody:first-of-type button", "\uE007"),
    check(closed_by_key, opened([])),
    click("#open"),
    check(all_opened, ( opened(Open), length(Open, 5) )),
    check_harmless("minimax verify: 5 students: 1 pass, 2 fail, 2 no answer").

list_line(Line) :-
    student(Id, Name, _),
    split_string(Name, "\"", "", Parts),
    atomics_to_string(Parts, "\"\"", Quoted),
    format(string(Line), "~w,\"~w\"\n", [Id, Quoted]).

% Of one there is the feedback at once.
check_single(Minimax, Tree, Folder) :-
    directory_file_path(Folder, 'one.pl', File),
    write_file(File, "value(a, 3).\n"),
    page(Minimax, Folder, ['--tree', Tree, File]),
    check(single, opened([_])).

% A large one, put together of a report: whatever a program may have said, and more than one
% misconception.
check_merged(Minimax, Folder) :-
    directory_file_path(Folder, 'part.json', Part),
    setup_call_cleanup(open(Part, write, Out, [encoding(utf8)]),
                       forall(between(1, 1000, I),
                              ( row(I, Row), json_write_dict(Out, Row, [width(0)]), nl(Out) )),
                       close(Out)),
    page(Minimax, Folder, ['--merge', Part]),
    check_harmless("minimax verify: 1000 programs: 900 pass, 100 fail"),
    check(thousand, ( rows(Rows), length(Rows, 1000) )),
    check_filter("#misconception", "always_max", "100 of 1000 shown", Tens),
    check(tens, length(Tens, 100)),
    check_filter("#text", "c99", "1 of 1000 shown", Nineties),
    check(nineties, Nineties = [_]),
    click("#filters button[type=reset]"),
    press_in_head(1),
    press_in_head(1),
    check(backwards, ( rows([First|_]), sub_string(First, 0, _, _, "c1000.pl") )).

row(I, Row) :-
    hostile(I, Text),
    format(string(File), "c~w.pl ~s", [I, Text]),
    string_codes(Told, Text),
    (   0 is I mod 10
    ->  Verdict = "fail", Misconception = "always_max",
        Example = _{facts: Told, query: Told, expected: Told, got: Told, reason: Told}
    ;   Verdict = "pass", Misconception = null, Example = null
    ),
    Row = _{file: File, verdict: Verdict, reason: Told, misconception: Misconception,
            candidates: [], counterexample: Example, isolation: null, convention: "definition",
            remarks: [], seed: 7, notes: [Told], runs: 3, judged: 9, left_out: [Told]}.

hostile(I, Text) :-
    Texts = [`</script><script>document.title = 'run'</script>`,
             `"><img src=x onerror="document.title='run'">`,
             `\x0\\x1b\[31m\x2028\\x202e\ ]]> --> <!-- {{7*7}} ${7}`,
             `</textarea></style></title><svg onload=document.title='run'>`],
    Which is I mod 4,
    nth0(Which, Texts, Text).

% The page and what is seen of it.

page(Minimax, Folder, Arguments) :-
    directory_file_path(Folder, 'report.html', Page),
    append([verify, '--format', html, '--output', Page], Arguments, All),
    process_create(Minimax, All, [process(Pid)]),
    process_wait(Pid, exit(Status)),
    check(status(Status), memberchk(Status, [0, 1])),
    visit(Page).

%!  column(+Column, -Texts): of the rows that are seen, from 1.
column(Column, Texts) :-
    Index is Column - 1,
    run_script("return [...document.querySelectorAll('#class > tbody')]
                  .filter(each => each.offsetParent !== null)
                  .map(each => each.rows[0].cells[arguments[0]].textContent)",
               [Index], Texts).

%!  rows(-Ids): or the names, where there is no id.
rows(Ids) :-
    run_script("return document.querySelector('#class thead').textContent", [], Heads),
    ( sub_string(Heads, 0, _, _, "studentid") -> column(2, Ids) ; column(1, Ids) ).

opened(Ids) :-
    run_script("return [...document.querySelectorAll('tr.feedback')]
                  .filter(each => each.offsetParent !== null
                          && each.parentNode.querySelector('button').ariaExpanded === 'true')
                  .map(each => each.parentNode.rows[0].cells[1].textContent)",
               [], Ids).

sort_by(Column, Direction, Ids) :-
    head(Column, Selector),
    click(Selector),
    check(sorted(Column, Direction), rows(Ids)),
    check(told(Column, Direction),
          run_script("return [...document.querySelectorAll('#class thead th')]
                        .map(each => each.ariaSort).filter(each => each !== 'none')",
                     [], [Direction])).

press_in_head(Column) :- head(Column, Selector), type_keys(Selector, "\uE007").

head(Column, Selector) :-
    format(string(Selector), "#class thead th:nth-child(~d) button", [Column]).

%!  check_filter(+Selector, +Keys, +Shown, ?Ids): Ids are the rows that are left.
check_filter(Selector, Keys, Shown, Ids) :-
    (   Selector == "#text"
    ->  type_keys(Selector, Keys)
    ;   format(string(Option), "~w option[value=~w]", [Selector, Keys]),
        click(Option)
    ),
    rows(Found),
    check(filtered(Selector, Keys, Found), Ids = Found),
    ( var(Ids) -> Ids = Found ; true ),
    check(shown(Selector),
          run_script("return document.getElementById('shown').textContent", [], Shown)).

% Nothing of a student's has become an element or has been run, nothing was loaded, and the browser
% has complained of nothing.
check_harmless(Title) :-
    run_script("return document.title", [], Found),
    check(title(Found), Found == Title),
    check(elements,
          run_script("return document.querySelectorAll('script, img, style, svg[onload], a').length",
                     [], 2)),
    check(loaded, run_script("return performance.getEntriesByType('resource').length", [], 0)),
    check(complaints, browser_complaints([])),
    check(in_the_table,
          run_script("return document.querySelectorAll('#class > tbody > tr > :nth-child(2)').length > 0",
                     [], true)).

% Files

write_file(Path, Text) :-
    setup_call_cleanup(open(Path, write, Out, [encoding(utf8)]), write(Out, Text), close(Out)).

atomics_to_string(Parts, Text) :- atomics_to_string(Parts, "", Text).
atomics_to_string(Parts, Separator, Text) :-
    atomic_list_concat(Parts, Separator, Atom),
    atom_string(Atom, Text).
