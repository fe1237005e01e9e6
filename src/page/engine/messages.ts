// What goes to and fro between the page and the worker of the C++ core.

import type { CommandResult } from './engine';

export interface RunMessage {
  id: number;
  args: string[];
  files: Record<string, string>;
  wanted: string[];
  /** What people read is said in it. */
  language: string;
}

export type AnswerMessage =
  | ({ id: number } & CommandResult)
  | { id: number; failed: string };

/** The first message to the worker: the blocks of the module and of its catalogues. */
export interface StartMessage {
  core: string;
  catalogues: string;
}
