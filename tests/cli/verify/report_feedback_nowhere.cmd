verify --tree ../../../examples/course_notes.pl --feedback /dev/null/feedback ../../../examples/answers.pl
