% Facts in other files, and facts that count under a condition.
:- use_module(library(lists)).
:- include('course_notes_part').
:- [static_values, library(apply)].
moves(a, [b, c]).
:- if(current_prolog_flag(bounded, false)).
max_to_move(a).
:- else.
static_eval(b, 1).
:- endif.
