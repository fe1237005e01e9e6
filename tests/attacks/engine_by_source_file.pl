% expect: fail|no_answer|tampered|error
% attack: finds the tool's own engine beside its sources or its program, and answers with it
:- use_module(library(filesex)).

folder(Folder) :-
    ( source_file(File) ; current_prolog_flag(executable, File) ; catch(read_link('/proc/self/exe', File, _), _, fail) ),
    sub_atom(File, _, _, _, minimax),
    ancestor(File, Folder).

ancestor(File, Folder) :-
    file_directory_name(File, Above),
    Above \== File,
    ( Folder = Above ; ancestor(Above, Folder) ).

engine(Engine) :-
    folder(Folder),
    member(Path, ['minimax.so', 'src/prolog/minimax.so', 'build/release/src/prolog/minimax.so']),
    directory_file_path(Folder, Path, Engine),
    exists_file(Engine).

:- initialization(( engine(Engine), file_directory_name(Engine, Folder),
                    assertz(user:file_search_path(foreign, Folder)),
                    folder(Place),
                    directory_file_path(Place, 'minimax.pl', Library),
                    exists_file(Library),
                    load_files(tool:Library, [if(true)])
                  ; true
                  )).

minimax(Pos, Best, Val, Line) :-
    ( catch(tool:minimax(Pos, Best, Val, Line), _, fail) -> true ; Val = 0, Line = [] ).
