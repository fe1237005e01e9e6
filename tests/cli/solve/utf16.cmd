solve utf16.pl
