trials --any --alternating --seed 7 --number 40
