verify --tree ../../../examples/course_notes.pl --trees 5 --seed 1 --reference program_turns.pl ../../verify/programs/notes/notes.pl
