verify --tree ../../../examples/course_notes.pl verify_lost_answers.pl
