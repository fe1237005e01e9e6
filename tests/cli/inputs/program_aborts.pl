% What gives up gives itself up.
:- abort.
:- if(abort).
:- endif.
moves(a, [b]).
max_to_move(a).
static_eval(b, _) :- abort.
