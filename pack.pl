name(minimax).
version('1.0.0').
pack_version(2).
requires(prolog >= '9.0.4').
title('Game-tree search: minimax over facts, rules and fact files').
keywords([game, minimax, search, teaching]).
author('minimax developers', '').
