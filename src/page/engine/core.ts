// The C++ core as an engine: a worker, made of a blob, that compiles the WebAssembly in the page.

import workerCode from 'worker:engine/core_worker.ts';
import { readDataBlock } from './data_block';
import type { CommandResult, Engine } from './engine';
import { WorkerCalls } from './worker_calls';

export class Core implements Engine {
  private readonly calls = new WorkerCalls<CommandResult>(async () => ({
    code: workerCode, first: { wasm: await readDataBlock('core-wasm') },
  }));

  run(args: string[], files: Record<string, string>, wanted: string[]): Promise<CommandResult> {
    return this.calls.ask({ args, files, wanted });
  }

  stop(): void {
    this.calls.stop();
  }
}
