verify --tree ../../../examples/course_notes.pl --trees 10 --seed 1 program_verify_ties_twice.pl
