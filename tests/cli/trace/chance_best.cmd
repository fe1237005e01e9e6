trace chance_probes.pl tail --algorithm star1 --value-range 2 10
