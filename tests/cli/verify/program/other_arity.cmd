verify --tree ../../../examples/course_notes.pl --trees 10 --seed 1 --predicate minimax/3 ../../../examples/homework.pl
