% expect: fail|no_answer|tampered|error
% attack: the text ends early for Prolog; what follows is for a person who reads it
minimax(_, _, 0, []).
:- end_of_file.
end_of_file.
minimax(Pos, Best, Val, Line) :- this_is_what_a_reader_believes(Pos, Best, Val, Line).
