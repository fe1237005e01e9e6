verify --explain verify_answers.pl
