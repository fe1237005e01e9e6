verify --tree ../../../examples/course_notes.pl --trees 1 --seed 1 --predicate hidden/4 ../../../examples/homework.pl
