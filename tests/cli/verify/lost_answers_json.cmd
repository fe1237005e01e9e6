verify --tree ../../../examples/course_notes.pl --format json verify_lost_answers.pl
