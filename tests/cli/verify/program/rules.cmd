verify --tree ../../../examples/course_notes.pl --seed 1 program_verify_rules.pl
