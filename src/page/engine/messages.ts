// What goes to and fro between the page and the worker of the C++ core.

import type { CommandResult } from './engine';

export interface RunMessage {
  id: number;
  args: string[];
  files: Record<string, string>;
  wanted: string[];
}

export type AnswerMessage =
  | ({ id: number } & CommandResult)
  | { id: number; failed: string };

/** The first message to the worker: the block of the module. */
export interface StartMessage {
  core: string;
}
