trace chance_probes.pl second --algorithm star1 --value-range 3 10
