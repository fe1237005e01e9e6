solve not_utf8.pl
