/*  A browser that a test drives: Chromium, over the WebDriver protocol of the W3C.

    Nothing waits for a time that a slow machine could miss: a command is answered when it is done.
*/
:- module(webdriver,
          [ with_browser/1,             % :Goal
            visit/1,                    % +File
            run_script/3,               % +Script, +Arguments, -Value
            click/1,                    % +Selector
            type_keys/2,                % +Selector, +Text
            browser_complaints/1        % -Texts
          ]).
:- use_module(library(http/http_client)).
:- use_module(library(http/http_json)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(uri)).

:- meta_predicate with_browser(0).

:- dynamic session/1.                   % its address

%!  with_browser(:Goal)
%
%   Runs Goal once with a browser that is ended afterwards.

with_browser(Goal) :-
    tmp_file(profile, Profile),
    setup_call_cleanup(
        start_driver(Pid, Out, Driver),
        setup_call_cleanup(start_browser(Driver, Profile), once(Goal), stop_browser),
        stop_driver(Pid, Out, Profile)).

%   The driver says on which port it listens.

start_driver(Pid, Out, Driver) :-
    process_create(path(chromedriver), ['--port=0'],
                   [stdout(pipe(Out)), stderr(null), process(Pid)]),
    repeat,
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  !,
        throw(error(system_error('chromedriver does not start'), _))
    ;   sub_string(Line, Before, _, _, "successfully on port "),
        !,
        Start is Before + 21,
        sub_string(Line, Start, _, 0, Rest),
        split_string(Rest, ".", ". ", [Port|_]),
        atomic_list_concat(['http://127.0.0.1:', Port], Driver)
    ).

stop_driver(Pid, Out, Profile) :-
    process_kill(Pid),
    process_wait(Pid, _),
    close(Out),
    catch(delete_directory_and_contents(Profile), error(_, _), true).

%   Root runs tests where continuous integration does: Chromium's own sandbox does not work there.

start_browser(Driver, Profile) :-
    atom_concat('--user-data-dir=', Profile, ProfileFlag),
    maplist(atom_string,
            ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
             '--window-size=1400,1000', ProfileFlag],
            Flags),
    Long = 600000,
    atom_concat(Driver, '/session', Address),
    post(Address,
         _{capabilities:
               _{alwaysMatch:
                     _{'goog:chromeOptions': _{args: Flags},
                       'goog:loggingPrefs': _{browser: "ALL"},
                       timeouts: _{script: Long, pageLoad: Long}}}},
         Value),
    atomic_list_concat([Address, /, Value.sessionId], Session),
    assertz(session(Session)).

stop_browser :-
    retract(session(Session)),
    http_delete(Session, _, [timeout(600)]).

%!  visit(+File)

visit(File) :-
    absolute_file_name(File, Path),
    uri_file_name(Uri, Path),
    command(url, _{url: Uri}, _).

%!  run_script(+Script, +Arguments, -Value)
%
%   Value is what the body of a function in JavaScript returns.

run_script(Script, Arguments, Value) :-
    command('execute/sync', _{script: Script, args: Arguments}, Value).

%!  click(+Selector)
%
%   On the first element of this CSS selector, as a user does: it has to be seen.

click(Selector) :-
    element(Selector, Element),
    command(Element/click, _{}, _).

%!  type_keys(+Selector, +Text)

type_keys(Selector, Text) :-
    element(Selector, Element),
    command(Element/value, _{text: Text}, _).

element(Selector, element/Id) :-
    command(element, _{using: "css selector", value: Selector}, Found),
    dict_pairs(Found, _, [_-Id|_]).

%!  browser_complaints(-Texts)
%
%   What the browser has told of errors since it was asked last, such as what it did not run.

browser_complaints(Texts) :-
    command('se/log', _{type: "browser"}, Entries),
    findall(Text, ( member(Entry, Entries), get_dict(message, Entry, Text) ), Texts).

command(Command, Content, Value) :-
    session(Session),
    term_to_atom_path(Command, Path),
    atomic_list_concat([Session, /, Path], Address),
    post(Address, Content, Value).

term_to_atom_path(A/B, Path) :-
    !,
    term_to_atom_path(A, Path0),
    atomic_list_concat([Path0, /, B], Path).
term_to_atom_path(Path, Path).

post(Address, Content, Value) :-
    http_post(Address, json(Content), Reply,
              [json_object(dict), timeout(600), status_code(Code)]),
    (   Code == 200
    ->  Value = Reply.value
    ;   throw(error(system_error(Reply), _))
    ).
