// A program in WebAssembly sees nothing of the environment by itself: this is what test_size.hpp asks for.
(Module['preRun'] = Module['preRun'] || []).push(() => {
  if (process.env.MINIMAX_ONE_OF) ENV.MINIMAX_ONE_OF = process.env.MINIMAX_ONE_OF;
});
