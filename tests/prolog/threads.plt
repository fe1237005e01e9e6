:- module(test_threads, []).

/** <module> Several threads search at once
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(thread)).
:- use_module(library(minimax)).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples/course_notes.pl', Notes),
   assertz(notes(Notes)).

% Nim with a thread's own name in each position.

nim:(moves(nim(Name,Turn,N), Succs) :-
         other(Turn, Other),
         findall(nim(Name,Other,M), (member(K, [1,2,3]), K =< N, M is N-K), Succs)).
nim:other(max, min).
nim:other(min, max).
nim:max_to_move(nim(_,max,_)).
nim:min_to_move(nim(_,min,_)).
nim:static_eval(nim(_,max,0), -1).
nim:static_eval(nim(_,min,0), 1).

:- begin_tests(threads).

test(rules) :-
    numlist(1, 8, Ids),
    concurrent_maplist(search_rules, Ids).

search_rules(Id) :-
    forall(between(1, 60, N),
           ( atom_concat(thread_, Id, Name),
             minimax(nim:nim(Name,max,N), _, V, L),
             ( N mod 4 =:= 0 -> Expected = -1 ; Expected = 1 ),
             V == Expected,
             last(L, nim(Name,_,0))
           )).

test(one_loaded_game) :-
    notes(File),
    load_game(File, Game),
    numlist(1, 8, Ids),
    concurrent_maplist(search_game(Game), Ids).

search_game(Game, Id) :-
    forall(between(1, 500, _),
           ( minimax(a, b, 4, [b,d,i], [game(Game)]),
             atom_concat(unknown_, Id, Unknown),
             catch(minimax(Unknown, _, _, _, [game(Game)]),
                   error(existence_error(position, Unknown), _),
                   true)
           )).

test(loading_and_dropping) :-
    notes(File),
    numlist(1, 4, Ids),
    concurrent_maplist([_]>>forall(between(1, 100, N),
                                   ( load_game(File, Game),
                                     minimax(a, b, 4, _, [game(Game)]),
                                     ( N mod 25 =:= 0 -> garbage_collect_atoms ; true )
                                   )),
                       Ids).

test(handle_passed_on, V == 4) :-
    notes(File),
    message_queue_create(Queue),
    thread_create(( load_game(File, Game),
                    thread_send_message(Queue, Game)
                  ), Thread),
    thread_join(Thread, true),
    garbage_collect_atoms,
    thread_get_message(Queue, Got),
    message_queue_destroy(Queue),
    minimax(a, _, V, _, [game(Got)]).

:- end_tests(threads).
