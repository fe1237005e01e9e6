trace chance_windows.pl --algorithm star2 third second --events 7
