% expect: fail|no_answer|tampered|error
% attack: looks for the tree, an answer key and reports near by
minimax(Pos, Best, Val, Line) :-
    member(F, ['tree.pl', 'answers.pl', 'key.pl', 'report.json', '../tree.pl', '../answers.pl',
               'course_notes.pl', 'examples/course_notes.pl', 'results.csv']),
    exists_file(F),
    catch(( open(F, read, In), repeat, read(In, T),
            ( T == end_of_file -> !, close(In), fail ; T = minimax(Pos, Best, Val, Line) ) ), _, fail),
    !.
minimax(_, _, nothing_found, []).
