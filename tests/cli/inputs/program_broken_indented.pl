% A bracket is missing, so that the clause below belongs to the one that cannot be read.
  max_to_move(a).
  static_eval(b, 9).
  static_eval(c, 2).
  moves(a, [c]) :- true.
  note(1,
  moves(a, [b]).
  moves(b, []).
  moves(c, []).
