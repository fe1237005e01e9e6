solve --algorithm star2 chance_mixed_numbers.pl c b
