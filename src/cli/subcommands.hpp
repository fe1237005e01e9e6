// The subcommands, with their flags.
#pragma once

#include <functional>

#include "base/exit_status.hpp"
#include "cli/check.hpp"
#include "cli/compare.hpp"
#include "cli/draw.hpp"
#include "cli/generate.hpp"
#include "cli/perft.hpp"
#include "cli/play.hpp"
#include "cli/solve.hpp"
#include "cli/tabulate.hpp"
#include "cli/trace.hpp"
#include "cli/trials.hpp"
#include "cli/verify.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
}

namespace minimax {

/// What the chosen subcommand does.
using Action = std::function<ExitStatus()>;

// Each adds one that reads its flags into the options, and becomes the action where it is chosen.
// The options and the action must outlive the command line.

void add_solve(CLI::App& app, SolveOptions& options, Action& action);
void add_check(CLI::App& app, CheckOptions& options, Action& action);
void add_compare(CLI::App& app, CompareOptions& options, Action& action);
void add_trace(CLI::App& app, TraceCommandOptions& options, Action& action);
void add_draw(CLI::App& app, DrawCommandOptions& options, Action& action);
void add_play(CLI::App& app, PlayOptions& options, Action& action);
void add_perft(CLI::App& app, PerftOptions& options, Action& action);
void add_tabulate(CLI::App& app, TabulateOptions& options, Action& action);
void add_verify(CLI::App& app, VerifyOptions& options, Action& action);
void add_generate(CLI::App& app, grade::ExerciseOptions& options, Action& action);
/// For library(minimax/verify) in the page alone: help does not tell of it.
void add_trials(CLI::App& app, TrialsOptions& options, Action& action);

}  // namespace minimax
