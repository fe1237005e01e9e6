// SWI-Prolog as an engine: a worker that is started when a program is to be searched or judged.

import workerCode from 'worker:prolog/programs_worker.ts';
import { readDataBlock } from '../engine/data_block';
import { EngineStopped, type CommandResult, type Engine } from '../engine/engine';
import type { FromPrograms, JudgeMessage, Judged, ProgramsStart } from './messages';

interface Waiting {
  answered(answer: FromPrograms): void;
  failed(error: Error): void;
}

/** It was not stopped by hand: for so many seconds nothing was heard of it. */
export class NoSignOfLife extends EngineStopped {
  constructor(readonly seconds: number) {
    super(`it comes to no end within ${seconds} seconds`);
  }
}

/** A question of a judge takes two seconds; more than so many it cannot take. */
const patience = 30;

const blocks = ['core-wasm', 'swipl-wasm', 'swipl-data', 'prolog-library'] as const;

export class Programs implements Engine {
  private worker: Worker | undefined;
  private start: Promise<ProgramsStart> | undefined;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;

  async run(
    args: string[], files: Record<string, string>, wanted: string[],
  ): Promise<CommandResult> {
    const answer = await this.asked({ args, files, wanted }, false);
    if (!('status' in answer)) throw new EngineStopped('another answer was expected');
    return answer;
  }

  /** Rejected with EngineStopped, or NoSignOfLife where the program came to no end. */
  async judge(what: JudgeMessage['judge']): Promise<Judged> {
    const answer = await this.asked({ judge: what }, true);
    if (!('judged' in answer)) throw new EngineStopped('another answer was expected');
    return answer.judged;
  }

  stop(): void {
    this.end(new EngineStopped('stopped'));
  }

  private async asked(message: object, isWatched: boolean): Promise<FromPrograms> {
    this.start ??= started();
    const start = await this.start;
    this.worker ??= this.makeWorker(start);
    const id = ++this.lastId;
    return new Promise((answered, failed) => {
      this.waiting.set(id, { answered, failed });
      this.worker?.postMessage({ id, ...message });
      if (isWatched) this.watch();
    });
  }

  private makeWorker(start: ProgramsStart): Worker {
    const url = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    worker.onmessage = ({ data }: MessageEvent<FromPrograms>) => this.told(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new EngineStopped(event.message));
    };
    worker.postMessage(start);
    return worker;
  }

  private told(answer: FromPrograms): void {
    if ('alive' in answer) {
      if (this.clock !== undefined) this.watch();
      return;
    }
    clearTimeout(this.clock);
    this.clock = undefined;
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (!('failed' in answer)) {
      waiting?.answered(answer);
      return;
    }
    waiting?.failed(new EngineStopped(answer.failed));
    // What has trapped once is not to be trusted again.
    this.end(new EngineStopped(answer.failed));
  }

  private watch(): void {
    clearTimeout(this.clock);
    this.clock = setTimeout(() => this.end(new NoSignOfLife(patience)), patience * 1000);
  }

  private end(error: EngineStopped): void {
    clearTimeout(this.clock);
    this.clock = undefined;
    this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of waiting) each.failed(error);
  }
}

async function started(): Promise<ProgramsStart> {
  const [core, swipl, data, library] = await Promise.all(blocks.map(readDataBlock));
  return {
    core: core!, swipl: swipl!, data: data!,
    library: JSON.parse(new TextDecoder().decode(library!)) as Record<string, string>,
  };
}
