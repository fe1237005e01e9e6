% expect: no_answer|tampered|error
% attack: catches whatever stops it and goes on
minimax(Pos, Best, Val, Line) :-
    catch(forever, _, true),
    minimax(Pos, Best, Val, Line).
forever :- repeat, fail.
