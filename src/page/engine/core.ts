// The C++ core as an engine: a worker, made of a blob, that compiles the WebAssembly in the page.

import workerCode from 'worker:engine/core_worker.ts';
import { readDataBlock } from './data_block';
import { EngineStopped, type CommandResult, type Engine } from './engine';
import type { AnswerMessage, RunMessage } from './messages';

interface Waiting {
  answered(result: CommandResult): void;
  failed(error: Error): void;
}

export class Core implements Engine {
  private worker: Worker | undefined;
  private module: Promise<ArrayBuffer> | undefined;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;

  async run(
    args: string[], files: Record<string, string>, wanted: string[],
  ): Promise<CommandResult> {
    this.module ??= readDataBlock('core-wasm');
    const wasm = await this.module;
    this.worker ??= this.started(wasm);
    const message: RunMessage = { id: ++this.lastId, args, files, wanted };
    return new Promise((answered, failed) => {
      this.waiting.set(message.id, { answered, failed });
      this.worker?.postMessage(message);
    });
  }

  stop(): void {
    this.end('stopped');
  }

  private started(wasm: ArrayBuffer): Worker {
    const url = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    worker.onmessage = ({ data }: MessageEvent<AnswerMessage>) => this.told(data);
    worker.onerror = ({ message }) => this.end(message);
    worker.postMessage({ wasm });
    return worker;
  }

  private told(answer: AnswerMessage): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (!('failed' in answer)) {
      waiting?.answered(answer);
      return;
    }
    waiting?.failed(new EngineStopped(answer.failed));
    // What has trapped once is not to be trusted again.
    this.end(answer.failed);
  }

  private end(reason: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of waiting) each.failed(new EngineStopped(reason));
  }
}
