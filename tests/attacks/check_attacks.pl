/*  Whether `minimax verify` withstands every hostile submission

        swipl tests/attacks/check_attacks.pl -- MINIMAX TREE TREES SECONDS FOLDER [LIST]

    Each submission in FOLDER gets one of the verdicts that its first line names, or that LIST
    names, which make_files.sh prints: never `pass`. Where a second line says `% because: TEXT`, the
    reason holds that text: the submission is ended by the limit that it is about, and not by the
    SECONDS that it has for each of the random TREES.
*/

:- use_module(library(apply)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(process)).
:- use_module(library(readutil)).

:- initialization(main, main).

main([Minimax, Tree, Trees, Seconds, Folder|Lists]) :-
    setup_call_cleanup(
        process_create(Minimax,
                       ["verify", "--tree", Tree, "--expect", "programs", "--format", "json",
                        "--trees", Trees, "--time-limit", Seconds, "--", Folder],
                       [stdout(pipe(Out, [encoding(utf8)])), process(Process)]),
        findall(Report, report(Out, Report), Reports),
        ( close(Out), process_wait(Process, Status) )),
    length(Reports, Count),
    maplist(expected_verdicts, Lists, Expected0),
    append(Expected0, Expected),
    exclude(withstood(Expected), Reports, Beaten),
    findall(Verdict, ( member(Report, Reports), Verdict = Report.verdict ), Verdicts0),
    msort(Verdicts0, Verdicts1),
    clumped_pairs(Verdicts1, Verdicts),
    length(Beaten, BeatenCount),
    format("~d submissions, ~d not as expected; ~w; the command ends with ~w~n",
           [Count, BeatenCount, Verdicts, Status]),
    Count > 0,
    Beaten == [],
    Status == exit(1).

clumped_pairs(Items, Clumps) :-
    findall(Item-1, member(Item, Items), Pairs),
    pairs_counts(Pairs, Clumps).

pairs_counts([], []).
pairs_counts([Item-_|Pairs], [Item:Count|Clumps]) :-
    partition([Other-_]>>(Other == Item), Pairs, Same, Rest),
    length([_|Same], Count),
    pairs_counts(Rest, Clumps).

report(Out, Report) :-
    repeat,
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  !,
        fail
    ;   atom_json_dict(Line, Report, [])
    ).

%   Path-Verdicts for each line of a list.

expected_verdicts(List, Expected) :-
    read_file_to_string(List, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    findall(Path-Verdicts,
            ( member(Line, Lines),
              split_string(Line, "\t", "", [Path0, VerdictText]),
              unescaped(Path0, Path),
              split_string(VerdictText, "|", "", Verdicts) ),
            Expected).

unescaped(Text0, Text) :-
    string_codes(Text0, Codes0),
    unescaped_codes(Codes0, Codes),
    string_codes(Text, Codes).

unescaped_codes([], []).
unescaped_codes([0'\\,Letter|Codes0], [Code|Codes]) :-
    memberchk(Letter-Code, [0'n-10, 0't-9, 0'\\-0'\\]),
    !,
    unescaped_codes(Codes0, Codes).
unescaped_codes([Code|Codes0], [Code|Codes]) :-
    unescaped_codes(Codes0, Codes).

withstood(Expected, Report) :-
    (   Expected == []
    ->  verdicts_of(Report.file, Verdicts)
    ;   memberchk(Report.file-Verdicts, Expected)
    ->  true
    ;   Verdicts = ["fail", "no_answer", "error"]      % a name that is no text
    ),
    memberchk(Report.verdict, Verdicts),
    Report.verdict \== "pass",
    (   Expected == [],
        line_of(Report.file, "% because: ", Because)
    ->  sub_string(Report.reason, _, _, _, Because)
    ;   true
    ),
    !.
withstood(_, Report) :-
    format("~q: ~w: ~w~n", [Report.file, Report.verdict, Report.reason]),
    fail.

verdicts_of(File, Verdicts) :-
    line_of(File, "% expect: ", Text),
    split_string(Text, " ", "", [VerdictText|_]),
    split_string(VerdictText, "|", "", Verdicts).

%   What stands behind Begin in the first or the second line.

line_of(File, Begin, Text) :-
    setup_call_cleanup(open(File, read, In, [encoding(octet)]),
                       ( read_line_to_string(In, First),
                         read_line_to_string(In, Second) ),
                       close(In)),
    member(Line, [First, Second]),
    string_concat(Begin, Text, Line),
    !.
