% A condition that waits.
:- if(sleep(60)).
:- endif.
moves(a, [b]).
