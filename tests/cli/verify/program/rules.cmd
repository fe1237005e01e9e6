verify --tree ../../../examples/course_notes.pl program_verify_rules.pl
