verify --tree ../../../examples/course_notes.pl --trees 10 program_verify_ties_twice.pl
