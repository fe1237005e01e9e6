% A condition that does not end.
moves(a, [b]).
:- if((repeat, fail)).
:- endif.
