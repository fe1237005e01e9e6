% expect: fail|no_answer|tampered|error
% attack: gives streams other names, properties and positions
:- forall(stream_property(S, output),
          ( catch(set_stream(S, alias(user_output)), _, true),
            catch(set_stream(S, encoding(utf16le)), _, true),
            catch(set_stream(S, buffer(full)), _, true),
            catch(set_stream(S, type(text)), _, true),
            catch(seek(S, 0, bof, _), _, true) )).
minimax(_, _, 0, []) :-
    forall(stream_property(S, output), catch(set_output(S), _, true)).
