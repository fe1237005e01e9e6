verify --tree ../../../examples/course_notes.pl --trees 1 --seed 1 ../inputs/program_written_alike.pl ../inputs/program_alike_and_broken.pl
