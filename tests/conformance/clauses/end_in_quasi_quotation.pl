a(1).

 b({|syntax||open.

e.
