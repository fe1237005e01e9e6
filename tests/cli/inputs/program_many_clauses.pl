% Takes longer than a goal may, as a large file does.
:- dynamic part/1.
:- tmp_file_stream(text, File, Stream),
   forall(between(1, 300 000, N), format(Stream, 'fact(~d).~n', [N])),
   close(Stream),
   assertz(part(File)).
term_expansion(many, (:- include(File))) :- part(File).
many.
:- part(File), delete_file(File).
moves(a, [b]).
max_to_move(_).
static_eval(b, N) :- fact(N), N >= 300 000.
