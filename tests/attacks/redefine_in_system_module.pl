% expect: fail|no_answer|tampered|error
% attack: becomes the module system and unlocks it
:- module(system, [minimax/4]).
:- set_prolog_flag(generate_debug_info, false).
:- '$set_source_module'(system).
:- system_mode(on).
halt(_) :- true.
catch(G, _, _) :- call(G).
print_message(_, _).
minimax(_, _, 0, []).
