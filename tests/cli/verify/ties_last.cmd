verify --tree ../../../examples/course_notes.pl --ties last verify_ties.pl
