// What is asked of a worker, answered in turn: the worker is started by the first question, and after it
// was ended by the next one.

import { EngineStopped, StoppedByHand } from './engine';

/** What comes of a worker. */
export type FromWorker<Answer> =
  | (Answer & { id: number })
  | { id: number; failed: string }
  /** A sign of life: it is still at the question that it is at. */
  | { alive: true };

/** The code of a worker, and the message that it is started with. */
export interface WorkerStart {
  code: string;
  first: object;
}

/** It was not stopped by hand: for so many seconds nothing was heard of it. */
export class NoSignOfLife extends EngineStopped {
  constructor(readonly seconds: number) {
    super(`it comes to no end within ${seconds} seconds`);
  }
}

interface Waiting<Answer> {
  answered(answer: Answer): void;
  failed(error: EngineStopped): void;
  /** For how many seconds nothing may be heard of it, if that is limited. */
  patience: number | undefined;
}

export class WorkerCalls<Answer extends object> {
  private worker: Worker | undefined;
  private waiting = new Map<number, Waiting<Answer>>();
  private lastId = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly prepared: () => WorkerStart) {}

  /** Starts the worker where it is not there. What goes wrong is told to who asks it. */
  prepare(): void {
    try {
      this.running();
    } catch {
      // Nobody waits.
    }
  }

  /** Rejected with EngineStopped alone. */
  ask(message: object, patience?: number): Promise<Answer> {
    const id = ++this.lastId;
    return new Promise((answered, failed) => {
      this.waiting.set(id, { answered, failed, patience });
      try {
        this.running().postMessage({ ...message, id });
      } catch (error) {
        this.end(new EngineStopped(String(error)));
        return;
      }
      if (this.clock === undefined) this.watch();
    });
  }

  /** Ends what is running, and all that waits. */
  stop(): void {
    this.end(new StoppedByHand());
  }

  /** Each start is prepared anew: one that has failed is no reason for the next one to fail. */
  private running(): Worker {
    this.worker ??= this.started(this.prepared());
    return this.worker;
  }

  private started({ code, first }: WorkerStart): Worker {
    const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    worker.onmessage = ({ data }: MessageEvent<FromWorker<Answer>>) => this.told(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new EngineStopped(event.message));
    };
    worker.postMessage(first);
    return worker;
  }

  private told(answer: FromWorker<Answer>): void {
    if ('alive' in answer) {
      this.watch();
      return;
    }
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('failed' in answer) {
      const error = new EngineStopped(answer.failed);
      waiting?.failed(error);
      // What has trapped once is not to be trusted again.
      this.end(error);
      return;
    }
    waiting?.answered(answer);
    this.watch();
  }

  /** The time of the question that the worker is at begins: it pays for none before it. */
  private watch(): void {
    clearTimeout(this.clock);
    this.clock = undefined;
    const [first] = this.waiting.values();
    const patience = first?.patience;
    if (patience === undefined) return;
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
