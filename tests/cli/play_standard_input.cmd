play - 
