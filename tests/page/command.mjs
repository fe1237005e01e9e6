// The native command, against which the page is held.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './load_module.mjs';

const command = process.env.MINIMAX ?? join(root, 'build/release/minimax');

/** Runs `minimax ARGS...` in a folder that holds these files. `read` gives what it has written there. */
export function runMinimax(args, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'minimax-page-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { error, status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    if (error) throw error;
    const out = args.indexOf('-o');
    const written = out >= 0 && status === 0 ? readFileSync(join(folder, args[out + 1]), 'utf8') : '';
    return { status, out: stdout, err: stderr, written };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The film of the search of a text. */
export function filmOf(text, flags = []) {
  const { status, err, written } = runMinimax(
    ['draw', 'tree.pl', ...flags, '-o', 'film.json'], { 'tree.pl': text });
  if (status !== 0) throw new Error(err);
  return JSON.parse(written);
}

export const example = (name) => readFileSync(join(root, 'examples', name), 'utf8');
