verify --tree ../../../examples/course_notes.pl --format junit ../../../examples/answers.pl verify_ties.pl
