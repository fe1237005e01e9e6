#include "ask/any_question.hpp"

namespace minimax {

template class TwoPlayersQuestion<AnyGame>;

}  // namespace minimax
