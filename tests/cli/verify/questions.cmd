verify --tree ../../../examples/course_notes.pl --questions verify_questions.pl --format text verify_asked.pl verify_empty.pl
