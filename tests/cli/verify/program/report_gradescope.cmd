verify --tree ../../../examples/course_notes.pl --trees 10 --format gradescope report_class
