// What emscripten 3.1.6 makes would fetch() its module, which node cannot do with a file.
Module['wasmBinary'] = require('fs').readFileSync(__filename.replace(/\.js$/, '.wasm'));
