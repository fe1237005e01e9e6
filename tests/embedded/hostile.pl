% A game, and what a program may try besides: a mark is left in the folder $MARKS for what succeeds.
:- use_module(library(process)).
:- use_module(library(socket)).
:- use_module(library(unix)).

:- initialization(try_all).

mark(Name, File) :-
    getenv('MARKS', Folder),
    atomic_list_concat([Folder, /, Name], File).

try_all :-
    forall(attempt(Name, Goal), try(Name, Goal)).

% What only reads or kills tells on standard error where it succeeds.
try(Name, Goal) :-
    (   catch(Goal, _, fail)
    ->  format(user_error, "did ~w~n", [Name])
    ;   true
    ).

attempt(write, (mark(written, File), open(File, write, S), close(S))).
attempt(append, (mark(there, File), open(File, append, S), write(S, x), close(S))).
attempt(update, (mark(there, File), open(File, update, S), write(S, y), close(S))).
attempt(shell, (mark(shelled, File), atom_concat('touch ', File, Command), shell(Command, _), exists_file(File))).
attempt(create, (mark(created, File), process_create('/bin/touch', [File], [process(P)]), process_wait(P, exit(0)))).
attempt(pipe, (mark(piped, File), atom_concat('cat >', File, Command), open(pipe(Command), write, S), close(S))).
% The child must not try the rest as well.
attempt(fork, (fork(P), (P == child -> exec(true) ; wait(P, _)))).
attempt(connect, (getenv('PORT', Text), atom_number(Text, Port), tcp_connect(localhost:Port, S, []), close(S))).
attempt(kill, (getenv('VICTIM', Text), atom_number(Text, P), process_kill(P, kill))).
attempt(delete, (mark(deleted, File), delete_file(File))).
attempt(rename, (mark(renamed, File), atom_concat(File, '.new', New), rename_file(File, New))).
attempt(folder, (mark(folder, File), make_directory(File))).
attempt(link, (mark(link, File), link_file('/etc/passwd', File, symbolic))).
attempt(touch, (mark(there, File), set_time_file(File, _, [modified(1)]))).
attempt(temporary, (tmp_file_stream(text, File, S), close(S), delete_file(File))).
attempt(variable, (mark(saved, File), qsave_program(File, [stand_alone(false)]))).

% What kills the command comes last, at the search.
moves(a, [b]) :-
    (   getenv('SUICIDE', _)
    ->  current_prolog_flag(pid, P),
        catch(process_kill(P, kill), _, true)
    ;   true
    ).
static_eval(b, 1).
max_to_move(a).
