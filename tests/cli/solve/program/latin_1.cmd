solve program_latin_1.pl fünf
