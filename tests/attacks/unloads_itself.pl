% expect: fail|no_answer|tampered|error
% attack: unloads its source and abolishes its own predicate in the query
minimax(_, _, 0, []) :-
    catch(( predicate_property(minimax(_, _, _, _), file(F)), unload_file(F) ), _, true),
    catch(abolish(user:minimax/4), _, true),
    garbage_collect_clauses,
    garbage_collect_atoms.
