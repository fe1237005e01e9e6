// What `minimax check --format json` says of a file.

import type { CommandResult } from '../../engine/engine';

export interface Diagnostic {
  severity: 'error' | 'warning';
  line: number;
  /** In bytes, from 1. */
  column: number;
  kind: string;
  message: string;
  advice: string;
}

/** In the order of the lines; null where the command could not check it. */
export function diagnosticsOf({ out }: CommandResult): Diagnostic[] | null {
  try {
    const { diagnostics } = JSON.parse(out) as { diagnostics: Diagnostic[] };
    return diagnostics;
  } catch {
    return null;
  }
}

/** Where in the text a diagnostic is, in its own units. */
export function offsetOf(text: string, { line, column }: Diagnostic): number {
  let begin = 0;
  for (let i = 1; i < line; ++i) {
    const end = text.indexOf('\n', begin);
    if (end < 0) break;
    begin = end + 1;
  }
  const end = text.indexOf('\n', begin);
  const bytes = new TextEncoder().encode(text.slice(begin, end < 0 ? undefined : end));
  return begin + new TextDecoder().decode(bytes.subarray(0, column - 1)).length;
}
