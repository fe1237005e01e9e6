:- module(newer, [run_suite/3]).

/** <module> Runs the tests of a file, but for those that cannot run in the page's SWI-Prolog

newer.mjs loads this in there, and newer_exceptions.pl, which says what is left out and why.
*/

:- use_module(library(plunit)).
:- use_module(newer_exceptions).

%!  run_suite(+Suite, -Count, -All) is semidet.
%
%   Runs Suite.plt beside this file: Count tests of All, which pass. Fails where one fails, or where
%   an exception is none any more.

run_suite(Suite, Count, All) :-
    module_property(newer, file(File)),
    file_directory_name(File, Folder),
    format(atom(Path), '~w/~w.plt', [Folder, Suite]),
    findall(What, left_out(Suite, What, _), Exceptions),
    setup_call_cleanup(
        asserta((user:term_expansion(Case, []) :- newer:is_left_out(Exceptions, Case)), Clause),
        load_files(Path, []),
        erase(Clause)),
    findall(Unit:Test, test_of(Unit, Test), Tests0),
    sort(Tests0, Tests),
    forall(member(What, Exceptions), is_there(What, Tests)),
    findall(Test, ( member(Test, Tests), \+ memberchk(Test, Exceptions) ), Run),
    length(Tests, All),
    length(Run, Count),
    Count > 0,
    run_tests(Run, []).

test_of(Unit, Test) :-
    plunit:current_unit(Unit, Module, _, _),
    Module:'unit test'(Test, _, _, _).

%   A case of a test is a fact of its file.

:- dynamic
    is_met/1.                   % Case

is_left_out(Exceptions, Case) :-
    nonvar(Case),
    member(Exception, Exceptions),
    Exception =@= Case,
    assertz(is_met(Case)).

is_there(Unit:Test, Tests) :-
    memberchk(Unit:Test, Tests),
    !.
is_there(Case, _) :-
    is_met(Met),
    Met =@= Case,
    !.
is_there(What, _) :-
    format(user_error, "newer_exceptions.pl: there is no ~q~n", [What]),
    fail.
