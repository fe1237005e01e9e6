% expect: no_answer|tampered|error
% attack: starts a toplevel of its own that reads queries from the driver's input
minimax(_, _, _, _) :- prolog, '$toplevel', '$compile', halt(0).
