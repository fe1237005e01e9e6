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

const { catalogueModule } = await import(pathToFileURL(join(source, 'build/catalogues.mjs')).href);

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
    plugins: [
      {
        name: 'catalogues',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^virtual:catalogues$/ }, ({ path }) => ({ path, namespace: 'virtual' }));
          onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
            contents: catalogueModule(join(root, 'po')),
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
