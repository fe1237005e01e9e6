// What answers the page's questions: one interface for the C++ core and for SWI-Prolog.

/** What one call of the command gave. Texts are UTF-8 as written by it. */
export interface CommandResult {
  /** The exit status: 0 done, 1 a check found errors, 2 bad usage, 3 bad input, 4 stopped by a limit. */
  status: number;
  out: string;
  err: string;
  /** The core could not: the file is a program of rules, which takes SWI-Prolog. */
  isOfRules?: boolean;
  /** Those of the wanted files that it has written. */
  files: Record<string, string>;
}

/** It was stopped, or could not be started: nothing is known of what was asked. */
export class EngineStopped extends Error {}

/** Somebody has called stop(). */
export class StoppedByHand extends EngineStopped {
  constructor() {
    super('stopped');
  }
}

/**
 * The command `minimax`, in a worker of its own. Calls are answered in turn. It starts with the first
 * call, and after stop() anew with the next one.
 */
export interface Engine {
  /** It will be asked soon: it starts while the page does other things. */
  prepare(): void;
  /**
   * Runs `minimax ARGS...` in an empty folder that holds `files`, and gives those called `wanted`
   * back. It is rejected with EngineStopped alone.
   */
  run(args: string[], files: Record<string, string>, wanted: string[]): Promise<CommandResult>;
  /** Ends what is running, at once: calls that wait are rejected. */
  stop(): void;
}
