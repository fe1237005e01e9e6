// Builds the pages: one self-contained HTML file each.
//
//     node build.mjs CORE OUTPUT [PAGE...]
//
// CORE is the folder with minimax_page.js and minimax_page.wasm, which the preset `wasm` makes.
// Pages: search, playground; both, if none is named. What a page is made of is listed in `pages`.

import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { catalogueModule } from './build/catalogue_module.mjs';
import { coreCatalogues } from './build/core_catalogues.mjs';
import { closedGlue, prologFiles, swiplFile } from './build/swipl.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [coreFolder, outputFolder, ...wanted] = process.argv.slice(2);
if (!outputFolder) {
  console.error('usage: node build.mjs CORE OUTPUT [PAGE...]');
  process.exit(2);
}

/** Data that is no code stands in blocks of its own: src/page/engine/data_block.ts reads them. */
const core = { id: 'core-wasm', bytes: () => readFileSync(join(coreFolder, 'minimax_page.wasm')) };
const catalogues = {
  id: 'core-catalogues', bytes: () => Buffer.from(JSON.stringify(coreCatalogues(join(here, '../..')))),
};
const swipl = [
  { id: 'swipl-wasm', bytes: () => swiplFile('swipl-web.wasm') },
  { id: 'swipl-data', bytes: () => swiplFile('swipl-web.data') },
  { id: 'prolog-library', bytes: () => Buffer.from(JSON.stringify(prologFiles())) },
];

const pages = [
  { name: 'search', entry: 'search_page.ts', data: [core, catalogues] },
  { name: 'playground', entry: 'playground_page.ts', data: [core, catalogues, ...swipl] },
];

const common = {
  absWorkingDir: here,
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: ['es2022'],
  charset: 'utf8',
  legalComments: 'inline',
  loader: { '.pl': 'text' },
  // What the glue of SWI-Prolog is warned of is not ours.
  logOverride: { 'suspicious-boolean-not': 'silent', 'commonjs-variable-in-esm': 'silent' },
  logLevel: 'warning',
};

/** `worker:PATH` is the code of a worker, as a string; `virtual:...` is made here. */
const madeHere = {
  name: 'made-here',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^worker:/ }, ({ path }) => ({
      path: join(here, path.slice('worker:'.length)),
      namespace: 'worker',
    }));
    onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path }) => ({
      contents: await bundled(path),
      loader: 'text',
    }));
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
    onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => virtualModule(path));
    // Node's own modules, of which the glue of emscripten knows and which a browser never reaches.
    onResolve({ filter: /^(node:)?(fs|path|url|module|crypto|worker_threads)$/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

function virtualModule(path) {
  switch (path) {
    case 'virtual:catalogues':
      return { contents: catalogueModule(join(here, '../..')), loader: 'js' };
    case 'virtual:core-glue':
      return { contents: readFileSync(join(coreFolder, 'minimax_page.js'), 'utf8'), loader: 'js' };
    case 'virtual:swipl-glue':
      return { contents: closedGlue(), loader: 'js' };
    default:
      return { errors: [{ text: `there is no ${path}` }] };
  }
}

async function bundled(entry, options = {}) {
  const { outputFiles } = await build({ ...common, entryPoints: [entry], plugins: [madeHere], ...options });
  return outputFiles[0].text;
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const block = ({ id, bytes }) =>
  `<script type="application/octet-stream" id="${id}">` +
  `${gzipSync(bytes(), { level: 9 }).toString('base64')}</script>`;

/** What a page opens by itself, as JSON that ends no element. */
async function searchedExample() {
  const code = await bundled(join(here, 'app/example.ts'), { format: 'esm' });
  const { example } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return JSON.stringify(await example(core.bytes())).replaceAll('<', '\\u003c');
}

async function makePage({ name, entry, data }, given) {
  const script = await bundled(join(here, entry));
  const style = await bundled(join(here, 'style/page.css'));
  if (/<\/(script|style)/i.test(script + style)) throw new Error('the code would end its own element');
  const parts = {
    given,
    policy: [
      "default-src 'none'",
      `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
      `style-src ${hashOf(style)}`,
      'worker-src blob:',
      'img-src blob: data:',
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    style,
    script,
    data: data.map(block).join('\n'),
  };
  const template = readFileSync(join(here, 'page.html'), 'utf8');
  const page = template.replace(/@(\w+)@/g, (_, part) => parts[part]);
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(join(outputFolder, `${name}.html`), page);
}

const given = await searchedExample();
for (const page of pages) {
  if (wanted.length === 0 || wanted.includes(page.name)) await makePage(page, given);
}
