% expect: no_answer|tampered|error
% attack: ends the process with status 0 after a claim of success
:- format("PASS~n"), halt(0).
