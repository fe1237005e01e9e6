verify --tree ../../../examples/course_notes.pl --format github ../../../examples/answers.pl verify_ties.pl
