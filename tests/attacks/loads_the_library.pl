% expect: fail|no_answer|tampered|error
% attack: lets the project's library answer, if it can be found
:- catch(use_module(library(minimax), []), _, true).
:- catch(attach_packs, _, true).
minimax(Pos, Best, Val, Line) :-
    catch(minimax_library:minimax(Pos, Best, Val, Line), _, fail), !.
minimax(_, _, no_library, []).
