% What show_position/1 prints means something in the formats of pictures.

initial_position(0).
max_to_move(0).
moves(0, [1,2,3,4,5]).
static_eval(N, N) :- N > 0.

show_position(0) :- write('a\ttab\nand \\l lines\r\n\nlast').
show_position(1) :- write('"); drop <script>alert(1)</script>').
show_position(2) :- put_char('\u0000'), write('\u001B[31m\u202Ered\\N').
show_position(3) :- write('\\end{forest}\\end{document}').
show_position(4) :- forall(between(1, 100, _), write('很长 ')).
show_position(5) :- forall(between(1, 100, N), (write(N), nl)).
