% How the benchmarks open a game of examples/.

:- module(example_game, [example_game/6, example_path/2]).

:- use_module(library(minimax)).
:- prolog_load_context(directory, Folder),
   asserta(folder(Folder)).
:- dynamic folder/1.

%!  example_game(+Name, +File, +Depth, +Interface, -Root, -Options) is det.
%
%   Loads the File of examples/ into the module Name. Root is where its game begins, and Options are those of a
%   search to Depth, which is a number or `unlimited`.

example_game(Name, File, Depth, Interface, Root, Options) :-
    example_path(File, Path),
    Name:use_module(library(minimax)),
    setup_call_cleanup(open(Path, read, Stream),
                       load_files(Name:Name, [stream(Stream)]),
                       close(Stream)),
    Name:initial_position(Root),
    (   Depth == unlimited
    ->  Options = [interface(Interface)]
    ;   Options = [depth(Depth),interface(Interface)]
    ).

%!  example_path(+File, -Path) is det.
%
%   Where the File of examples/ is.

example_path(File, Path) :-
    folder(Folder),
    atomic_list_concat([Folder, '/../../examples/', File], Path).
