// The page's core in node.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An instance of the module in that folder. */
export async function started(folder) {
  // Node takes for a module what is called .mjs.
  const copies = mkdtempSync(join(tmpdir(), 'minimax_page_'));
  try {
    const glue = join(copies, 'minimax_page.mjs');
    writeFileSync(glue, readFileSync(join(folder, 'minimax_page.js')));
    const { default: createMinimax } = await import(pathToFileURL(glue));
    return await createMinimax({ wasmBinary: readFileSync(join(folder, 'minimax_page.wasm')) });
  } finally {
    rmSync(copies, { recursive: true });
  }
}
