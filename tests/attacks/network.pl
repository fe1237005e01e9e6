% expect: fail|no_answer|tampered|error
% attack: sockets: a server, a client, a look-up, a datagram
:- catch(use_module(library(socket)), _, true).
try(G, G) :- catch(G, _, fail), !.
try(_, no).
minimax(_, Best, 0, [Best]) :-
    try(tcp_socket(S1), A),
    try(( tcp_socket(S2), tcp_bind(S2, 0), tcp_listen(S2, 1) ), B),
    try(( tcp_socket(S3), tcp_connect(S3, '127.0.0.1':9) ), C),
    try(udp_socket(_), D),
    try(unix_domain_socket(_), E),
    try(tcp_host_to_address(localhost, _), F),
    Best = opened(S1, A, B, C, D, E, F).
