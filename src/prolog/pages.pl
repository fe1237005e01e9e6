:- module(prolog_pages, []).

/** <module> The pages of library(minimax), as PlDoc makes them of its sources

    swipl -p foreign=DIR -p library=prolog src/prolog/pages.pl FOLDER

writes `minimax.html`, `verify.html` and what they need to the FOLDER. What PlDoc links to that is nowhere,
such as the predicates that a game has to define, is text there.
*/

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(pldoc)).
:- doc_collect(true).
:- use_module(library(doc_files)).
:- use_module(library(http/html_write), [html//1]).
:- initialization(main, main).

%!  page(?Library, ?Page, ?Module) is nondet.
%
%   The one that has a predicate comes before the one that exports it too.

page(minimax/verify, 'verify.html', minimax_verify).
page(minimax, 'minimax.html', minimax_library).

main([Folder]) :-
    forall(page(Library, _, _), load_files(library(Library), [if(not_loaded),imports([])])),
    forall(page(Library, Page, _), write_page(Library, Page, Folder)).

write_page(Library, Page, Folder) :-
    absolute_file_name(library(Library), Source, [file_type(prolog),access(read)]),
    doc_save(Source, [doc_root(Folder),format(html),public_only(true)]),
    directory_file_path(Folder, Page, File),
    read_file_to_string(File, Written, [encoding(utf8)]),
    without_reexports(Written, Own),
    links_to_something(Own, Linked),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       write(Out, Linked),
                       close(Out)).

%   A title that apropos/1 finds. A section has a number in SWI-Prolog's manual; that of help(Module) is
%   called `sec:Module`.

prolog:doc_file_title(Title, File, _) -->
    { page(Library, _, Module), module_property(Module, file(File)),
      append(_, [' -- '|Subject], Title) },
    html(h1([class(file), id('sec:'+Module)],
            [ span(class('sec-nr'), '\u00a0'),
              span(class('sec-title'), ['library(~w): '-[Library]|Subject])
            ])).

%   PlDoc describes twice what the library exports of another one, which has its own page. So would help/1.

without_reexports(Written, Own) :-
    sub_string(Written, Before, _, _, "<h2 class=\"wiki\">Re-exported predicates</h2>"),
    !,
    sub_string(Written, 0, Before, _, First),
    string_concat(First, "</body>\n</html>\n", Own).
without_reexports(Written, Written).

%   An element `a` without `href` is text.

links_to_something(Written, Linked) :-
    atomic_list_concat([Before|Links], 'href="', Written),
    maplist(link_to_something, Links, Changed),
    atomic_list_concat([Before|Changed], Linked).

link_to_something(Text, Changed) :-
    sub_atom(Text, Length, 1, After, '"'),
    !,
    sub_atom(Text, 0, Length, _, Link),
    sub_atom(Text, _, After, 0, Behind),
    (   place(Link, Place)
    ->  format(string(Changed), 'href="~w"~w', [Place,Behind])
    ;   Changed = Behind
    ).

%   Where a link leads, unless that is nowhere.

place(Link, Place) :-
    atomic_list_concat([_,Text], 'man?predicate=', Link),
    !,
    indicator(Text, Name/Arity),
    functor(Head, Name, Arity),
    (   page(_, Page, Module),
        module_property(Module, exports(Exports)),
        memberchk(Name/Arity, Exports)
    ->  atomic_list_concat([Page,#,Text], Place)
    ;   ( predicate_property(system:Head, defined) ; predicate_property(Head, autoload(_)) )
    ->  atomic_list_concat(['https://www.swi-prolog.org/pldoc/man?predicate=',Text], Place)
    ).
place('pldoc.css', 'pldoc.css') :- !.
place(Link, Link) :-
    ( sub_atom(Link, 0, _, _, #) ; page(_, Page, _), sub_atom(Link, 0, _, _, Page) ),
    !.

indicator(Text, Name/Arity) :-
    sub_atom(Text, Before, 1, After, /),
    \+ ( sub_atom(Text, Later, 1, _, /), Later > Before ),
    !,
    sub_atom(Text, 0, Before, _, Name),
    sub_atom(Text, _, After, 0, Digits),
    atom_number(Digits, Arity).
