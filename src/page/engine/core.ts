// The C++ core as an engine: a worker, made of a blob, that compiles the WebAssembly in the page.

import workerCode from 'worker:engine/core_worker.ts';
import { coreBlocks } from './started_core';
import { WorkerEngine } from './worker_engine';

export class Core extends WorkerEngine {
  constructor() {
    super(() => ({ code: workerCode, first: coreBlocks() }));
  }
}
