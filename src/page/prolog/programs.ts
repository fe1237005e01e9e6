// SWI-Prolog as an engine: a worker that is started when a program is to be searched or judged.

import workerCode from 'worker:prolog/programs_worker.ts';
import { readDataBlock } from '../engine/data_block';
import { EngineStopped, type CommandResult, type Engine } from '../engine/engine';
import { WorkerCalls, type WorkerStart } from '../engine/worker_calls';
import type { JudgeMessage, Judged, ProgramsStart } from './messages';

/** A question of a judge takes two seconds; more than so many it cannot take. */
const patience = 30;

const blocks = ['core-wasm', 'swipl-wasm', 'swipl-data', 'prolog-library'] as const;

export class Programs implements Engine {
  private readonly calls = new WorkerCalls<CommandResult | { judged: Judged }>(started);

  async run(args: string[], files: Record<string, string>, wanted: string[]): Promise<CommandResult> {
    const answer = await this.calls.ask({ args, files, wanted });
    if (!('status' in answer)) throw new EngineStopped('another answer was expected');
    return answer;
  }

  /** Rejected with EngineStopped, or NoSignOfLife where the program came to no end. */
  async judge(what: JudgeMessage['judge']): Promise<Judged> {
    const answer = await this.calls.ask({ judge: what }, patience);
    if (!('judged' in answer)) throw new EngineStopped('another answer was expected');
    return answer.judged;
  }

  stop(): void {
    this.calls.stop();
  }
}

async function started(): Promise<WorkerStart> {
  const [core, swipl, data, library] = await Promise.all(blocks.map(readDataBlock));
  const first: ProgramsStart = {
    core: core!, swipl: swipl!, data: data!,
    library: JSON.parse(new TextDecoder().decode(library!)) as Record<string, string>,
  };
  return { code: workerCode, first };
}
