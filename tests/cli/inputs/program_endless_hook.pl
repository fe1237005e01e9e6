% A hook that does not end, which SWI-Prolog calls to print a warning.
user:portray(_) :- repeat, fail.
moves(a, [b]).
:- throw(foo).
