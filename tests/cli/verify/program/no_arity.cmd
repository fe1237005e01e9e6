verify --tree ../../../examples/course_notes.pl --trees 10 --predicate minimax ../../../examples/homework.pl
