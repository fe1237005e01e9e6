% How the benchmarks open a game of examples/.

:- module(example_game, [example_game/6, example_path/2, four_predicates/2]).

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

%!  four_predicates(+Name, -Module) is det.
%
%   A module that has what the module Name has into which example_game/6 loaded a game, and moves/2, max_to_move/1,
%   min_to_move/1 and static_eval/2 also where that game has others, as far as alpha-beta needs them.

four_predicates(Name, Module) :-
    atom_concat(plain_, Name, Module),
    add_import_module(Module, Name, start),
    forall(clause_for(Name, Clause), assertz(Module:Clause)).

clause_for(open_lines, (static_eval(Pos, Val) :- open_lines(Pos, Val))).
clause_for(breakthrough,
           (moves(Pos, Successors) :- findall(Succ, ( legal(Pos, Move), apply(Pos, Move, Succ) ), Successors))).
clause_for(breakthrough, (max_to_move(Pos) :- turn(Pos, white))).
clause_for(reversi,
           ( moves(Player-Board, Successors) :-
                 other(Player, Other),
                 findall(Other-Succ, moves(Board, Player, Succ), Successors) )).
clause_for(reversi, max_to_move(x-_)).
clause_for(reversi, (static_eval(_-Board, Val) :- worth(Board, Val))).

%!  example_path(+File, -Path) is det.
%
%   Where the File of examples/ is.

example_path(File, Path) :-
    folder(Folder),
    atomic_list_concat([Folder, '/../../examples/', File], Path).
