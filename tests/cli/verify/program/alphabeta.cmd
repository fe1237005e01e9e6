verify --tree ../../../examples/course_notes.pl --trees 10 --verbose --predicate alphabeta/5 ../../verify/programs/wrong_alphabeta/no_pruning.pl ../../verify/programs/right_alphabeta/textbook.pl
