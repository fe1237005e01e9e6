// What engines have in common whose command is in a worker.

import { language } from '../texts/say';
import { EngineStopped, type CommandResult, type Engine } from './engine';
import { WorkerCalls, type WorkerStart } from './worker_calls';

/** `Other`: what the worker answers where it is asked for something else than the command. */
export class WorkerEngine<Other extends object = CommandResult> implements Engine {
  protected readonly calls: WorkerCalls<CommandResult | Other>;

  constructor(start: () => WorkerStart) {
    this.calls = new WorkerCalls(start);
  }

  prepare(): void {
    this.calls.prepare();
  }

  async run(args: string[], files: Record<string, string>, wanted: string[]): Promise<CommandResult> {
    const answer = await this.calls.ask({ args, files, wanted, language: language() });
    if (!('status' in answer)) throw new EngineStopped('another answer was expected');
    return answer;
  }

  stop(): void {
    this.calls.stop();
  }
}
