verify --tree ../../../examples/course_notes.pl --resume ../../../examples/course_notes.pl report_class
