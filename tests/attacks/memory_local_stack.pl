% expect: no_answer|tampered|error
% attack: recursion without end; the resource error is swallowed and it starts again
minimax(Pos, B, V, L) :-
    catch(deep(0, _), _, true),
    minimax(Pos, B, V, L).
deep(N, s(M)) :- N1 is N+1, deep(N1, M), atom(M).
