% expect: no_answer|tampered|error
% attack: doubles a string without end
minimax(_, _, _, _) :- double("xxxxxxxxxxxxxxxx").
double(S) :- string_concat(S, S, T), catch(double(T), _, double("x")).
