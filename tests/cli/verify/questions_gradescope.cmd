verify --tree ../../../examples/course_notes.pl --questions verify_questions.pl --format gradescope verify_asked.pl verify_empty.pl
