:- module(newer_exceptions, [left_out/3]).

%!  left_out(?Suite, ?What, ?Reason)
%
%   What newer.pl does not run: a test Unit:Name, or a case of one, which is a fact of its file.

left_out(minimax, depth:no_value, 'the page tells of a missing value by the words of the core').
left_out(minimax, on_cycle:error, 'the page names one position of a cycle, and the words of the core the others').
left_out(minimax, on_cycle:error_explicit, 'the page names one position of a cycle').
left_out(minimax, on_cycle:self, 'the page names one position of a cycle').
left_out(minimax, large:deep, 'the page takes no more than 100 000 positions').
left_out(minimax, large:wide, 'the page takes no more than 100 000 positions').
left_out(render, render:best, 'the page has no minimax_trace/3').
left_out(render, render:bounds, 'the page has no minimax_trace/3').
left_out(render, render:cut_off, 'the page has no minimax_trace/3').
left_out(render, render:kinds, 'the page has no minimax_trace/3').
left_out(render, render:leaf, 'the page has no minimax_trace/3').
left_out(sandbox, harmful(minimax_library:load(load_game/2, '/etc/passwd', _, _)),
         'no foreign predicate in the page, but one in Prolog that reads no file').
left_out(sandbox, harmful(minimax_library:search_drawing(minimax_draw/3, user:a, user:[], false, [], '/tmp/tree.dot', _)),
         'no foreign predicate in the page, but one in Prolog that writes no file').
