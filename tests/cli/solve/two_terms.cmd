solve ../../../examples/course_notes.pl 'a. b'
