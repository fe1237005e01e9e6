:- module(minimax_foreign_module,
          [ load_foreign_module/1,      % +Folder
            foreign_module/2            % +Folder, -Path
          ]).
:- autoload(library(lists), [member/2]).
:- autoload(library(shlib), [load_foreign_library/1]).
:- use_module(messages, []).

/** <module> The C++ part of library(minimax): where it is, and whether it fits

A module that was built elsewhere, as in a pack that brings it along, may be for another SWI-Prolog. What
it was built for stands beside it, in the file `minimax.built`, and is looked at before the module is
loaded: afterwards it may be too late for a message.
*/

%!  load_foreign_module(+Folder) is det.
%
%   Loads the C++ part into the module `minimax`, whose file is in Folder. Where that cannot be, the
%   error that is printed says why and what to do.

load_foreign_module(Folder) :-
    findall(Spec-Path, found(Folder, Spec, Path), Found),
    (   Found = [_-First|_]
    ->  (   member(Spec-Path, Found),
            \+ misfit(Path, _)
        ->  load(Spec, Path)
        ;   misfit(First, Reason),
            complain(permission_error(load, foreign_module(Reason), First))
        )
    ;   complain(existence_error(foreign_module, minimax))
    ).

complain(Formal) :-
    print_message(error, error(Formal, _)).

%!  foreign_module(+Folder, -Path) is nondet.
%
%   Path may be the C++ part of the library in Folder, the likeliest first.

foreign_module(Folder, Path) :-
    found(Folder, _, Path).

%   Where an attached pack or `swipl -p foreign=Directory` says, beside the library as in every pack, or
%   in a working tree after a build.

found(Folder, Spec, Path) :-
    place(Folder, Spec),
    absolute_file_name(Spec, Path, [ file_type(executable), access(read), file_errors(fail) ]).

place(_, foreign(minimax)).
place(Folder, Path) :-
    current_prolog_flag(arch, Arch),
    member(Place, [lib/Arch, build/release/src/prolog]),
    format(atom(Path), '~w/../~w/minimax', [Folder, Place]).

%   What is loaded in the first line is registered in the second, for saved states: that would print what
%   it catches.

load(Spec, Path) :-
    catch(load_foreign_library(minimax_library:Spec), Error, true),
    (   var(Error)
    ->  minimax_library:use_foreign_library(Spec)
    ;   reason(Error, Reason),
        complain(permission_error(load, foreign_module(Reason), Path))
    ).

reason(error(shared_object(_, Text), _), told(Text)) :- !.
reason(Error, thrown(Error)).

%   misfit(+Path, -Reason) is semidet.
%
%   Within a series, such as 9.0, the interface for C stays as it is.

misfit(Path, built_for(Major, Minor)) :-
    file_directory_name(Path, Folder),
    format(atom(Record), '~w/minimax.built', [Folder]),
    exists_file(Record),
    catch(read_record(Record, Term), error(_, _), fail),
    Term = built_for(swi_prolog(Major, Minor), foreign_interface(Interface)),
    \+ runs(Major, Minor, Interface).

read_record(Record, Term) :-
    setup_call_cleanup(
        open(Record, read, In, [encoding(utf8)]),
        read_term(In, Term, []),
        close(In)).

runs(Major, Minor, Interface) :-
    current_prolog_flag(version_data, swi(Major, Minor, _, _)),
    current_prolog_flag(abi_version, Versions),
    get_dict(foreign_interface, Versions, Interface).
