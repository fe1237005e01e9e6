% The notes' own minimax program, written anew: the oracle of the tests.
%
% A plain file, to be loaded beside the facts as a course does it: into user, or with
% `Module:load_files(notes_program, [])` into the module that holds the facts. It calls
% moves/2, static_eval/2, max_to_move/1 and min_to_move/1 there.
%
% Its ways are kept: whose turn it is in a successor decides how that successor is compared, the
% last of equals wins, the list leaves an only successor out and repeats the winner where there
% are three or more, and a position with moves(Pos, []) has no answer.

%!  notes_minimax(+Pos, -BestPos, -Val, -NodesList) is nondet.
%
%   The first answer is the program's. BestPos stays unbound where Pos is a leaf.

notes_minimax(Pos, BestPos, Val, NodesList) :-
    moves(Pos, Candidates),
    !,
    notes_best(Candidates, BestPos, Val, NodesList).
notes_minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

notes_best([Pos], Pos, Val, NodesList) :-
    notes_minimax(Pos, _, Val, NodesList),
    !.
notes_best([Pos1|Candidates], BestPos, BestVal, [BestPos|NodesList]) :-
    notes_minimax(Pos1, _, Val1, NodesList1),
    notes_best(Candidates, Pos2, Val2, NodesList2),
    notes_better(Pos1, Val1, NodesList1,
                 Pos2, Val2, NodesList2,
                 BestPos, BestVal, NodesList).

% The first of the two wins where it is better for the mover before it, else the second.

notes_better(Pos1, Val1, List1, _, Val2, _, Pos1, Val1, List1) :-
    min_to_move(Pos1),
    Val1 > Val2,
    !.
notes_better(Pos1, Val1, List1, _, Val2, _, Pos1, Val1, List1) :-
    max_to_move(Pos1),
    Val1 < Val2,
    !.
notes_better(_, _, _, Pos2, Val2, List2, Pos2, Val2, List2).
