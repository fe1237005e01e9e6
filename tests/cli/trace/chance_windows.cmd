trace chance_windows.pl --algorithm star1
