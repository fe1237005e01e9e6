verify --tree ../../../examples/course_notes.pl --ties first verify_ties.pl
