verify --tree ../../../examples/course_notes.pl --trees 10 --verbose report_class
