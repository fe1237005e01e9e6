verify --tree ../../../examples/course_notes.pl --output /dev/full ../../../examples/answers.pl
