solve no_facts.pl
