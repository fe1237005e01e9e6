% expect: fail|no_answer|tampered|error
% attack: calls of undocumented predicates with arguments that they do not expect
minimax(_, _, 0, []) :-
    forall(( member(N, ['$set_source_module', '$qlf_open', '$clause_from_source', '$fetch_vm', '$xr_member',
                        '$vm_assert', '$current_source_module', '$start_run_initialization',
                        '$set_prolog_file_extension', '$break_at']),
             between(1, 3, A), functor(G, N, A) ),
           catch(call(G), _, true)).
