% Its picture of a position never ends, and is small again where that is caught.
moves(a, [b]) :- true.
max_to_move(a).
static_eval(b, 1).
show_position(a) :- repeat, write('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'), fail.
show_position(b) :- format("~tleft~8|~ttab~8+ ~a~n", ['\u00e9\u2265']).
