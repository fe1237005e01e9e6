% expect: fail|no_answer|tampered|error
% attack: answers and messages with workflow commands and escape sequences
minimax(Pos, Best, Val, [Best]) :-
    Best = '\n::error file=grade.pl,line=1::pwned\n::add-mask::x\n##[set-env name=PATH]/tmp\n',
    Val = '::stop-commands::x',
    format("~n::error::~w~n::set-env name=X::y~n", [Pos]),
    format(user_error, "\e]0;title\a\e[2J\e[31mPASS\e[0m~n", []).
