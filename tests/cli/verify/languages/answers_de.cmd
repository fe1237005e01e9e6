verify --tree ../../../examples/course_notes.pl verify_answers.pl --language de
