:- module(minimax_manual,
          [ manual_folder/2,            % +Library, -Folder
            forget_index/0
          ]).
:- autoload(library(filesex), [directory_file_path/3]).
:- use_module(foreign_module, [foreign_module/2]).

/** <module> The pages of the library in the manual that apropos/1 and help/1 of SWI-Prolog search

apropos/1 of SWI-Prolog 9.0 knows what its manual describes, and no comments of what is loaded. Where a SWI-Prolog
comes without an index of its manual, as Debian's, it makes one of all pages in the folders `swi_man_packages`
when it is first asked: the library names the folder of its own pages as one of them. Where there is an index,
no folder is read; but the path is looked up for each of the files that the index tells of, which is when
the pages of the library are put beside these.
*/

:- dynamic
    indexed/0.

%!  manual_folder(+Library, -Folder) is semidet.
%
%   Folder has the pages of the library that lies in the folder Library, where they are there. To be called when
%   the path `swi_man_packages` is looked up.

manual_folder(Library, Folder) :-
    place(Library, Folder),
    exists_directory(Folder),
    \+ is_pattern(Folder),
    !,
    put_into_index(Folder).

%   SWI-Prolog looks for the pages of a folder by a pattern that begins with its name.

is_pattern(Folder) :-
    sub_atom(Folder, _, 1, _, Char),
    sub_atom('$*?[]{}~', _, _, _, Char),
    !.

%   Beside the module in a build and in a pack that was built, beside the folder of the library where the pack is
%   installed.

place(Library, Folder) :-
    once(foreign_module(Library, Module)),
    file_directory_name(Module, Beside),
    directory_file_path(Beside, pages, Folder).
place(Library, Folder) :-
    directory_file_path(Library, '../library', Folder).

%   Who looks up the path for something else than help does not have the manual read.

put_into_index(Folder) :-
    module_property(prolog_manual_index, file(_)),
    absolute_file_name(swi('doc/manindex.db'), _, [access(read), file_errors(fail)]),
    with_mutex(minimax_manual, first_time),
    !,
    once(prolog_manual_index:current_man_object(_)),
    prolog_manual_index:index_man_directory(Folder, [class(packages)]).
put_into_index(_).

%!  forget_index is det.
%
%   The index was emptied.

forget_index :-
    retractall(indexed).

first_time :-
    \+ indexed,
    assertz(indexed).
