// The part of the command that holds Graphviz: loaded where a picture is to be laid out.
#include <fmt/format.h>
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "draw/picture.hpp"

namespace minimax {

namespace {

std::string messages;

int take_message(char* message) {
  messages += message;
  return 0;
}

[[noreturn]] void fail() {
  while (messages.ends_with('\n')) messages.pop_back();
  throw std::runtime_error(messages.empty() ? "it says nothing more" : messages);
}

struct FreeGraph {
  GVC_t* context;
  void operator()(Agraph_t* graph) const {
    gvFreeLayout(context, graph);
    agclose(graph);
  }
};

// Graphviz would say so itself, and scale it down until nothing can be read.
void check_size(const Agraph_t* graph, const std::string& format) {
  if (format != "png") return;
  constexpr double pixels_a_point = 96.0 / 72;
  constexpr double most = 32'767;
  constexpr double most_in_all = 100e6;
  const boxf box = GD_bb(graph);
  const double width = (box.UR.x - box.LL.x) * pixels_a_point;
  const double height = (box.UR.y - box.LL.y) * pixels_a_point;
  if (std::max(width, height) <= most && width * height <= most_in_all) return;
  throw std::runtime_error(fmt::format(
      "it would have {:.0f} x {:.0f} pixels, and a .png has {:.0f} a side and 100 million at the "
      "most\n  .svg and .pdf may be larger.",
      width, height, most));
}

// It has variables of its own that are not for several threads, and leaks what it read to know its
// plugins each time that it begins: it begins once.
std::string render(const std::string& text, const std::string& format) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  messages.clear();
  agseterrf(take_message);
  agseterr(AGERR);
  static GVC_t* const context = gvContext();
  if (!context) fail();
  const std::unique_ptr<Agraph_t, FreeGraph> graph(agmemread(text.c_str()), {context});
  if (!graph || gvLayout(context, graph.get(), "dot") != 0) fail();
  check_size(graph.get(), format);
  char* data = nullptr;
  unsigned size = 0;
  if (gvRenderData(context, graph.get(), format.c_str(), &data, &size) != 0 || !data) fail();
  std::string picture(data, size);
  gvFreeRenderData(data);
  return picture;
}

}  // namespace

}  // namespace minimax

extern "C" [[gnu::visibility("default")]] void minimax_render(const std::string& graph,
                                                              const std::string& format,
                                                              std::string& picture) {
  picture = minimax::render(graph, format);
}

static_assert(std::is_same_v<minimax::Render, decltype(&minimax_render)>);
