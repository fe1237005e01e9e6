verify --tree ../../../examples/course_notes.pl --output no_such_folder/report ../../../examples/answers.pl
