solve ../../../examples/course_notes.pl a --certificate no_such_folder/certificate
