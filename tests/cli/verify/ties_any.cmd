verify --tree ../../../examples/course_notes.pl verify_ties.pl
