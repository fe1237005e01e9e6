trace chance_probes.pl second --algorithm star1 --value-range 0 10
