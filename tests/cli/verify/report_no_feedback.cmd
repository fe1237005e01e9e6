verify --tree ../../../examples/course_notes.pl --feedback-format html ../../../examples/answers.pl
