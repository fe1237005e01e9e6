verify --tree ../../../examples/course_notes.pl --questions verify_questions.pl --format github verify_asked.pl verify_empty.pl
