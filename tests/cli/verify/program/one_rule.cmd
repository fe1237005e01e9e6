verify --tree ../../../examples/course_notes.pl --trees 1 --seed 1 program_verify_one_rule.pl
