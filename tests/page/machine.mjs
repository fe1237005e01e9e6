// SWI-Prolog in WebAssembly, as the worker of the playground runs it, in node: with the native command
// as its core.

import { createRequire } from 'node:module';
import { runMinimax } from './command.mjs';
import { loadModule, prologFiles, swiplFile } from './load_module.mjs';

// The glue of emscripten asks for these where it finds itself in node.
globalThis.require ??= createRequire(import.meta.url);
globalThis.__filename ??= 'swipl-web.js';
globalThis.__dirname ??= '.';

const { Machine } = await loadModule('prolog/machine.ts');
const { LoadedProgram, messageLines } = await loadModule('prolog/loaded_program.ts');
const { programCommand } = await loadModule('prolog/program_command.ts');
const { BoundedText } = await loadModule('prolog/bounded_text.ts');

const swipl = await WebAssembly.compile(swiplFile('swipl-web.wasm'));
const data = Uint8Array.from(swiplFile('swipl-web.data')).buffer;

function core(args, files, wanted = []) {
  const { status, out, err, written } = runMinimax(args, files);
  return { status, out, err, files: Object.fromEntries(wanted.map((name) => [name, written])) };
}

export async function startMachine() {
  const printed = new BoundedText();
  const machine = await Machine.start({
    swipl, data, library: prologFiles(), core, asked() {}, printed: (byte) => printed.put(byte),
  });
  return { machine, printed };
}

/** What the machine says of files that are consulted, and the machine. */
export async function consult(texts, use) {
  const { machine, printed } = await startMachine();
  const messages = [];
  for (const [name, text] of Object.entries(texts)) {
    machine.putProgram(name, text);
    messages.push(...machine.task('load(Name, Use, Json)', { Name: name, Use: use }).messages);
  }
  return { machine, messages, printed: printed.take() };
}

/** One command line about a program, as the engine of the page answers it. */
export async function runProgram(text, args) {
  const { machine, messages } = await consult({ 'p.pl': text }, 'search');
  const program = new LoadedProgram(machine, core, messages);
  try {
    const wanted = args.filter((arg) => arg.endsWith('.json'));
    return program.run(programCommand(args, { 'p.pl': text }), wanted, 'en');
  } catch (error) {
    // Each module that is loaded has a class of its own.
    if (!('status' in error)) throw error;
    return { status: error.status, out: '', err: error.message, files: {} };
  }
}

export async function judge(program, tree = null, { trees = 100, seconds = 2 } = {}) {
  const texts = tree === null ? { 'program.pl': program } : { 'tree.pl': tree, 'program.pl': program };
  const { machine, messages, printed } = await consult(texts, 'judge');
  const verdict = machine.task('judge(Trees, Seconds, Json)', { Trees: trees, Seconds: seconds });
  return { verdict, messages, printed };
}

export { messageLines };
