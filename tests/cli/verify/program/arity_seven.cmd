verify --tree ../../../examples/course_notes.pl --trees 10 --predicate minimax/7 ../../../examples/homework.pl
