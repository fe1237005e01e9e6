% What cancels the end of the process is taken away, and the process ended.
:- retractall(system:'$at_halt'(_,_)).
:- system:halt(0).
moves(a, [b]) :- true.
static_eval(b, 1).
max_to_move(a).
