% The horizon effect. MAX has a bishop that is trapped, and will lose it. It can put that off: when
% it advances a pawn, MIN has to take that first, or it becomes a queen. So a search that looks only
% a few plies ahead gives one pawn after the other, until it no longer sees the loss of the bishop;
% and that is lost none the less.
%
% A position is Player-material(Queens, Bishops, Pawns) of MAX, where Player is `max`, or says what
% MIN has to answer: min(waited) or min(advanced).
%
% A pawn is worth 1, a bishop 3 and a queen 9. With its bishop and two pawns MAX should wait, and
% keep the pawns. A search sees that only if it looks six plies ahead:
%
%     ?- initial_position(Pos), minimax(Pos, Best, Val, _, [depth(2)]).
%     Best = min(advanced)-material(0,1,2), Val = 4.
%     ?- initial_position(Pos), minimax(Pos, Best, Val, _, [depth(4)]).
%     Best = min(advanced)-material(0,1,2), Val = 3.
%     ?- initial_position(Pos), minimax(Pos, Best, Val, _, [depth(6)]).
%     Best = min(waited)-material(0,1,2), Val = 2.
%
% One who plays by depth(2) loses both pawns and the bishop. Not so with a quiescence search, which
% does not trust the value of a position where the bishop may still be taken:
%
%     ?- initial_position(Pos), minimax(Pos, Best, Val, _, [depth(2), quiescence(quiet)]).
%     Best = min(waited)-material(0,1,2), Val = 2.

initial_position(max-material(0, 1, 2)).

max_to_move(max-_).
min_to_move(min(_)-_).

% The bishop stands as long as MIN is busy. When it is lost, or a pawn is a queen, it is over.

moves(max-material(0, 1, Pawns), Successors) :-
    findall(min(Move)-material(0, 1, Pawns), can(Move, Pawns), Successors).
moves(min(waited)-material(0, 1, Pawns), [max-material(0, 0, Pawns)]).
moves(min(advanced)-material(0, 1, Pawns), [TakesPawn, TakesBishop]) :-
    Pawns1 is Pawns - 1,
    TakesPawn = max-material(0, 1, Pawns1),
    TakesBishop = max-material(1, 0, Pawns1).

can(waited, _).
can(advanced, Pawns) :-
    Pawns > 0.

static_eval(_-material(Queens, Bishops, Pawns), Val) :-
    Val is 9*Queens + 3*Bishops + Pawns.

quiet(_-material(_, 0, _)).

show_position(Player-material(Queens, Bishops, Pawns)) :-
    format("MAX has queens: ~w, trapped bishops: ~w, pawns: ~w", [Queens, Bishops, Pawns]),
    (   Player == min(advanced)
    ->  format(", one of them advanced~n")
    ;   nl
    ).

move_name(_-_, min(waited)-_, waits).
move_name(_-_, min(advanced)-_, advances).
move_name(min(_)-_, max-material(0, 1, _), takes_pawn).
move_name(min(_)-_, max-material(_, 0, _), takes_bishop).
