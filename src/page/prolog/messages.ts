// What goes to and fro between the page and the worker of SWI-Prolog.

import type { RunMessage, StartMessage } from '../engine/messages';
import type { LoadMessage, Verdict } from './verdict';

/** The first message to the worker: the blocks of the page. */
export interface ProgramsStart extends StartMessage {
  swipl: string;
  data: string;
  library: string;
}

/** A program is to be judged, on random trees that look like `tree`, a file of facts. */
export interface JudgeMessage {
  id: number;
  judge: { program: string; tree: string | null; trees: number; seconds: number };
}

export type ToPrograms = ProgramsStart | RunMessage | JudgeMessage;

export interface Judged {
  /** What was told while it was loaded. */
  messages: LoadMessage[];
  /** Null where it was not asked, since it could not be read. */
  verdict: Verdict | null;
  /** What it has printed while it was loaded. */
  printed: string;
}

export type FromPrograms =
  | { id: number; status: number; out: string; err: string; files: Record<string, string> }
  | { id: number; judged: Judged }
  | { id: number; failed: string }
  /** A sign of life: something has been answered. */
  | { alive: true };
