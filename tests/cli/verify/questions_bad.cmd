verify --tree ../../../examples/course_notes.pl --questions verify_ties.pl verify_asked.pl
