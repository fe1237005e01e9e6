% Is included by what comes from standard input: its messages are its own.

part(X) :- true.
