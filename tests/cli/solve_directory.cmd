solve .
