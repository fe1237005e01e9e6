% expect: fail|no_answer|tampered|error
% attack: code that runs while the text is read
:- use_module(library(quasi_quotations)).
:- quasi_quotation_syntax(now).
now(_, _, _, pwned) :- catch(shell('touch /tmp/pwned_quasi'), _, true), catch(halt(0), _, true).
minimax(_, {|now||x|}, 0, []).
