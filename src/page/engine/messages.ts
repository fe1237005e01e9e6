// What goes to and fro between the page and the worker of the C++ core.

export interface RunMessage {
  id: number;
  args: string[];
  files: Record<string, string>;
  wanted: string[];
}

export type AnswerMessage =
  | { id: number; status: number; out: string; err: string; files: Record<string, string> }
  | { id: number; failed: string };

/** The first message to the worker: the block of the module. */
export interface StartMessage {
  core: string;
}
