// Runs golden cases of tests/cli in one instance of the page's core, one after the other.
//
//     node golden.mjs CORE OUTPUT CASE...
//
// CORE is the folder of minimax_page.js. What each case prints is left in OUTPUT, as NAME.out, NAME.err
// and NAME.status.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { started } from './page_core.mjs';

const [core, output, ...cases] = process.argv.slice(2);
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const cli = join(root, 'tests/cli');

/** The folder, in the files of the instance. */
function copy(FS, folder) {
  FS.mkdirTree(folder);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) copy(FS, path);
    else FS.writeFile(path, readFileSync(path));
  }
}

/** As the shell reads them. */
function argumentsOf(name) {
  const words = readFileSync(join(cli, `${name}.cmd`), 'utf8');
  const each = 'eval "set -- $1"; for word; do printf "%s\\0" "$word"; done';
  return execFileSync('sh', ['-c', each, 'sh', words], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

function inputOf(name) {
  const file = join(cli, `${name}.in`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const instance = await started(core);
for (const folder of ['examples', 'tests/cli/inputs']) copy(instance.FS, join(root, folder));
instance.FS.chdir(join(cli, 'inputs'));
for (const name of cases) {
  const { status, out, err } = instance.run(argumentsOf(name), inputOf(name));
  const path = join(output, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.out`, out);
  writeFileSync(`${path}.err`, err);
  writeFileSync(`${path}.status`, String(status));
}
