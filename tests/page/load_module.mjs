// Loads a module of the page's source in node.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const source = join(root, 'src/page');

/** A package that the page's package.json lists. */
export const required = createRequire(join(source, 'package.json'));

const { catalogueModule } = await import(pathToFileURL(join(source, 'build/catalogue_module.mjs')).href);
export const { closedGlue, prologFiles, swiplFile } = await import(
  pathToFileURL(join(source, 'build/swipl.mjs')).href
);

/** What the build makes, of which modules of the page know. */
const made = {
  'virtual:catalogues': () => catalogueModule(root),
  'virtual:swipl-glue': closedGlue,
};

/** The exports of a module of src/page, bundled with what it imports. */
export async function loadModule(path) {
  const { build } = required('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: source,
    stdin: { contents: `export * from './${path}';`, resolveDir: source, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    loader: { '.pl': 'text' },
    external: ['fs', 'node:*'],
    logLevel: 'error',
    plugins: [
      {
        name: 'made',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
          onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({
            contents: made[path](),
            loader: 'js',
          }));
        },
      },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'minimax-page-'));
  try {
    const file = join(folder, 'module.mjs');
    writeFileSync(file, outputFiles[0].text);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
