verify --tree ../../../examples/course_notes.pl --questions verify_questions.pl --format csv verify_asked.pl verify_empty.pl
