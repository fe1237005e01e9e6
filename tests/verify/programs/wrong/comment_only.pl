% expect: no_answer
% reason: minimax/4
% TODO: minimax(Pos, BestPos, Val, NodesList)
