// SWI-Prolog as an engine: a worker that is started when a program is to be searched or judged.

import workerCode from 'worker:prolog/programs_worker.ts';
import { packedBlock } from '../engine/data_block';
import { EngineStopped } from '../engine/engine';
import { coreBlocks } from '../engine/started_core';
import { WorkerEngine } from '../engine/worker_engine';
import type { JudgeMessage, Judged, ProgramsStart } from './messages';

/** A question of a judge takes two seconds; more than so many it cannot take. */
const patience = 30;

export class Programs extends WorkerEngine<{ judged: Judged }> {
  constructor() {
    super(() => ({ code: workerCode, first: blocks() }));
  }

  /** Rejected with EngineStopped, or NoSignOfLife where the program came to no end. */
  async judge(what: JudgeMessage['judge']): Promise<Judged> {
    const answer = await this.calls.ask({ judge: what }, patience);
    if (!('judged' in answer)) throw new EngineStopped('another answer was expected');
    return answer.judged;
  }
}

function blocks(): ProgramsStart {
  return {
    ...coreBlocks(), swipl: packedBlock('swipl-wasm'), data: packedBlock('swipl-data'),
    library: packedBlock('prolog-library'),
  };
}
