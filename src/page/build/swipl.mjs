// SWI-Prolog in WebAssembly, and the files of Prolog that the page has.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const packaged = join(here, '../node_modules/swipl-wasm/dist/swipl');

export const swiplFile = (name) => readFileSync(join(packaged, name));

/**
 * What is changed in the glue of SWI-Prolog, so that Prolog reaches nothing of JavaScript: `:=` and
 * what else calls it throws, and there is no eval. Each stands there once.
 */
const closed = [
  [
    'function prolog_js_call(request,result){',
    'function prolog_js_call(request,result){return Module.prolog.bindings.PL_raise_exception(' +
      'Module.prolog.toProlog(new Module.prolog.Compound("error",new Module.prolog.Compound(' +
      '"permission_error","call","javascript",new Module.prolog.Term(request)),' +
      'new Module.prolog.Var)));',
  ],
  ['default:obj=eval(next)', 'default:throw new TypeError("closed")'],
  ['_emscripten_run_script=ptr=>{eval(UTF8ToString(ptr))}', '_emscripten_run_script=()=>{}'],
];

/** The glue as a module of JavaScript, closed. */
export function closedGlue() {
  let glue = swiplFile('swipl-web.js').toString();
  for (const [open, shut] of closed) {
    if (glue.split(open).length !== 2) throw new Error(`the glue of swipl-wasm has changed: ${open}`);
    glue = glue.replace(open, () => shut);
  }
  if (/\beval\(|new Function\b/.test(glue)) throw new Error('the glue of swipl-wasm has an eval');
  return glue.replace(/if\(typeof exports===.*$/s, '') + '\nexport default SWIPL;\n';
}

function filesBelow(folder, to) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, `${to}/${entry.name}`);
    return entry.name.endsWith('.pl') ? [[`${to}/${entry.name}`, readFileSync(path, 'utf8')]] : [];
  });
}

/** library(minimax) below /prolog, with what the page has in the place of C and of alarms. */
export function prologFiles() {
  const own = Object.fromEntries(filesBelow(join(here, '../prolog'), '/page'));
  const files = Object.fromEntries(filesBelow(join(here, '../../../prolog'), '/prolog'));
  const put = (name, path) => {
    files[path] = own[name];
    delete own[name];
  };
  put('/page/limit.pl', '/prolog/minimax/verify/limit.pl');
  put('/page/foreign.pl', '/prolog/minimax/foreign.pl');
  return { ...files, ...own };
}
