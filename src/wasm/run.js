// Becomes part of minimax_page.js: run(ARGUMENTS, INPUT, LANGUAGE) runs the command in the module's
// files, as often as is wished, and gives { status, out, err, isOfRules }. Emscripten 3.1.6 reads
// JavaScript of 2017 alone.

const printed = { stdout: [], stderr: [] };
let input = new Uint8Array();

// Bytes as they come: the devices that emscripten makes pass them on line by line.
const devices = {
  stdin: {
    read(stream, buffer, offset, length) {
      const some = input.subarray(0, length);
      buffer.set(some, offset);
      input = input.subarray(some.length);
      return some.length;
    },
  },
};
for (const name of ['stdout', 'stderr']) {
  devices[name] = {
    write(stream, buffer, offset, length) {
      printed[name].push(buffer.slice(offset, offset + length));
      return length;
    },
  };
}

function openDevices() {
  ['stdin', 'stdout', 'stderr'].forEach((name, number) => {
    const path = `/dev/${name}`;
    const device = FS.makedev(64, number);
    const hasNoPlaces = (stream) => { stream.seekable = false; };
    FS.registerDevice(device, Object.assign({ open: hasNoPlaces }, devices[name]));
    FS.close(FS.getStream(number));
    FS.unlink(path);
    FS.mkdev(path, device);
    FS.open(path, number === 0 ? 'r' : 'w');  // takes the lowest number
  });
}

function textOf(name) {
  const parts = printed[name].splice(0);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

// Of a recursion that is too deep for the engine, which nothing in the module catches.
function called(command) {
  const top = stackSave();
  try {
    return command();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    stackRestore(top);
    return _minimax_stack_used_up();
  } finally {
    stackRestore(top);
  }
}

Module['run'] = (args, given = '', language = 'en') => {
  input = new TextEncoder().encode(given);
  const status = called(() => {
    const words = ['minimax'].concat(args).map((word) => allocateUTF8OnStack(word));
    const list = stackAlloc(4 * (words.length + 1));
    words.forEach((word, place) => { HEAPU32[(list >> 2) + place] = word; });
    HEAPU32[(list >> 2) + words.length] = 0;
    return _minimax_run(words.length, list, allocateUTF8OnStack(language));
  });
  const isOfRules = _minimax_is_of_rules() !== 0;
  return { status, out: textOf('stdout'), err: textOf('stderr'), isOfRules };
};
Module['onRuntimeInitialized'] = openDevices;
