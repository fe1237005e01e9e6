:- module(test_propose, []).

/** <module> Interfaces that are proposed for programs with other names
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- use_module(library(minimax/propose)).

%   program(Text, Roles): what is proposed for a program with that text.

program("move(a,b).\nutility(b,1).\n",
        [move = move/2, static_eval = utility/2, mover = parity]).
program("mutari(P, L) :- findall(X, m(P,X), L).\nm(a,b).\nmutare_max(a).\nmutare_min(q).\nvaloare(b,1).\n",
        [moves = mutari/2, static_eval = valoare/2, max_to_move = mutare_max/1, min_to_move = mutare_min/1]).
program("lep(a,b).\nsuccessors(a,[b]).\neval(b,1).\nutility(b,2).\nturn(a,x).\ngame_over(b).\n",
        [moves = successors/2, terminal = game_over/1, utility = utility/2, heuristic = eval/2, mover = turn/2]).
program("sucessor(Estado, Jogador, NovoEstado) :- select(e, Estado, Jogador, NovoEstado).\n\c
         utilidade(Estado, Jogador, Valor) :- Estado = Jogador, Valor = 1.\nother(x,o).\nother(o,x).\n",
        [move = sucessor(position, player, successor), static_eval = utilidade(position, player, value),
         players = x/o]).
program("move(_, _, _, _) :- fail.\nmove(Player, Board, Move, Board2) :- nth1(Move, Board, Player, Board2).\n",
        [move = move(player, position, move, successor)]).
program("proximo(a,b).\nvalor(b,1).\nfinal(b).\n",
        [move = proximo/2, terminal = final/1, static_eval = valor/2, mover = parity]).
program("proximo(x,o).\nproximo(o,x).\nmove(Board, Player, NewBoard) :- select(Player, Board, NewBoard).\n\c
         valor(b,1).\n",
        [move = move(position, player, successor), static_eval = valor/2, players = x/o]).
program("moves(a, [b]).\nbewertung(b, 1).\n",
        [static_eval = bewertung/2, mover = parity]).
program("foo(a,b).\nmove(A,B,C) :- foo(A,B), foo(B,C).\n", none).
program("moves(a,[b]).\nstatic_eval(b,1).\nmax_to_move(a).\n", none).
program(":- use_module(library(minimax)).\n:- minimax_interface([move = zug(position, player, successor), \c
         players = x/o, static_eval = wert/2]).\nzug(a, x, b).\nwert(b, 1).\n", none).
program(":- use_module(library(minimax)).\n:- minimax_interface([move = zug(position, player, successor), \c
         static_eval = wert/2]).\nzug(a, max, b).\nwert(b, 1).\n", none).
program(":- use_module(library(minimax)).\n:- minimax_interface([move = zug/2, static_eval = wert/2]).\n\c
         zug(a, b).\nwert(b, 1).\n", [mover = parity]).

proposed(Text, Roles) :-
    Module = proposed_for,
    setup_call_cleanup(
        ( tmp_file_stream(File, Out, [encoding(utf8), extension(pl)]), write(Out, Text), close(Out) ),
        ( load_files(Module:File, [silent(true)]),
          (   proposal(Module, [], Entries)
          ->  findall(Role = What, member(proposed(Role, What, _), Entries), Roles)
          ;   Roles = none
          ) ),
        ( unload_file(File), delete_file(File) )).

:- begin_tests(propose).

test(proposed, [forall(program(Text, Roles)), Proposed =@= Roles]) :-
    proposed(Text, Proposed).
test(answers, Val == 1) :-
    assertz(answering:move(a, b)),
    assertz(answering:utility(b, 1)),
    proposal(answering, [], Entries),
    findall(Role = What, member(proposed(Role, What, _), Entries), Interface),
    minimax(answering:a, _, Val, _, [interface(Interface)]).
test(what_the_interface_says_is_left_out, Roles == [move]) :-
    assertz(saying:move(a, b)),
    assertz(saying:utility(b, 1)),
    proposal(saying, [mover = parity, default_value = 0], Entries),
    findall(Role, member(proposed(Role, _, _), Entries), Roles).
test(directive_is_read, Interface == [move = move/2, static_eval = utility/2, mover = parity]) :-
    proposal_text(answering, [], false, Text),
    split_string(Text, "\n", "", [_,Directive]),
    term_string((:- minimax_interface(Interface)), Directive).
test(in_the_message, true(sub_string(Text, _, _, _, "move = move/2"))) :-
    catch(minimax(answering:a, _, _, _), Error, true),
    phrase('$messages':translate_message(Error), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

:- end_tests(propose).
