% expect: fail|no_answer|tampered|error
% attack: changes the encoding in the middle of the text
:- encoding(utf16be).
minimax(_, _, 0, []).
:- encoding(octet).
minimax(_, _, 1, []).
