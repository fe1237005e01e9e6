% expect: fail|no_answer|tampered|error
% attack: flags that change how terms are read, written and compared
:- set_prolog_flag(double_quotes, atom).
:- set_prolog_flag(character_escapes, false).
:- set_prolog_flag(iso, true).
:- set_prolog_flag(occurs_check, error).
:- set_prolog_flag(unknown, fail).
:- set_prolog_flag(user:unknown, fail).
:- set_prolog_flag(write_attributes, portray).
:- set_prolog_flag(float_format, '~1f').
:- set_prolog_flag(encoding, iso_latin_1).
:- set_prolog_flag(rational_syntax, natural).
:- set_prolog_flag(gc, false).
:- op(200, xfy, user:answer), op(0, xfx, user:(:-)), op(700, xfx, user:(',,')).
:- op(200, xfy, system:'[]').
minimax(_, Best, 0, [Best]) :- Best = (a answer b).
