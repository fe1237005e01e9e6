% expect: fail|no_answer|tampered|error
% attack: lists folders and loads the other submissions, to answer as they do
folder('.'). folder('..'). folder('/tmp'). folder('/home'). folder('/root'). folder('/work').
minimax(Pos, Best, Val, Line) :-
    folder(D),
    catch(directory_files(D, Fs), _, fail),
    member(F, Fs),
    file_name_extension(_, pl, F),
    atomic_list_concat([D, /, F], Path),
    catch(load_files(other:Path, [silent(true), imports([])]), _, fail),
    current_predicate(other:minimax/4),
    catch(call_with_time_limit(0.1, other:minimax(Pos, Best, Val, Line)), _, fail),
    Val == stolen, !.
