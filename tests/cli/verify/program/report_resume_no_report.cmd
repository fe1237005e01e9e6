verify --tree ../../../examples/course_notes.pl --resume ../../../examples/answers.pl report_class
