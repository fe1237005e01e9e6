verify --tree ../../../examples/course_notes.pl --format csv ../../../examples/answers.pl verify_ties.pl
