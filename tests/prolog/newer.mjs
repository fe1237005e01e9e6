// Runs tests of the library in the SWI-Prolog of the page, which is newer than Debian's: those of what is
// written in Prolog. What is written in C++ is no module there, but the native command beside it.
//
//     node newer.mjs SUITE...
//
// MINIMAX is the command. Exit status: 0, or 1 where a test fails.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../page/load_module.mjs';
import { startMachine } from '../page/machine.mjs';

const folders = ['examples', 'tests/cli/inputs', 'tests/oracle', 'tests/prolog', 'tests/trees', 'tests/verify'];

/** All files of Prolog that a test may load, by their paths. */
function files() {
  const found = {};
  const add = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) add(path);
      else if (/\.plt?$/.test(path)) found[`/${path}`] = readFileSync(join(root, path), 'utf8');
    }
  };
  folders.forEach(add);
  return found;
}

/** Whether all tests of it passed. */
async function run(suite) {
  const { machine, printed } = await startMachine();
  machine.putFiles(files());
  try {
    machine.ask('page_game:note_usual');
    machine.ask("load_files('/tests/prolog/newer.pl', [])");
    const { Count, All } = machine.ask('newer:run_suite(Suite, Count, All)', { Suite: suite });
    console.log(`${suite}: ${Count} tests passed, of ${All}`);
    return true;
  } catch (error) {
    console.log(`${suite}: ${error.message}\n${printed.take()}`);
    return false;
  }
}

const { machine } = await startMachine();
console.log(`SWI-Prolog ${machine.ask('current_prolog_flag(version, Version)').Version}`);
let failed = false;
for (const suite of process.argv.slice(2)) if (!(await run(suite))) failed = true;
process.exitCode = failed ? 1 : 0;
