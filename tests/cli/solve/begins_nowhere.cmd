solve begins_nowhere.pl
