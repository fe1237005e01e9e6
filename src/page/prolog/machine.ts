// One run of SWI-Prolog in WebAssembly, with library(minimax) and the C++ core beside it. A program
// that was loaded stays: for another one another machine is started.

import createSwipl from 'virtual:swipl-glue';
import type { CommandResult } from '../engine/engine';

/** What a machine is made of. */
export interface MachineParts {
  swipl: WebAssembly.Module;
  /** SWI-Prolog's boot file and libraries. */
  data: ArrayBuffer;
  /** The files of prolog/ and src/page/prolog/, by their paths below the root. */
  library: Record<string, string>;
  core(args: string[], files: Record<string, string>): CommandResult;
  /** Called with each byte that is printed. */
  printed(byte: number): void;
  /** The core was asked: a sign of life. */
  asked(): void;
}

/** What is used of emscripten's file system. */
interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, text: string): void;
  readFile(path: string, options: { encoding: 'utf8' }): string;
  makedev(major: number, minor: number): number;
  registerDevice(device: number, operations: object): void;
  mkdev(path: string, device: number): void;
}

interface Swipl {
  FS: FileSystem;
  prolog: {
    query(goal: string, input?: Record<string, unknown>): {
      once(): { success?: boolean; error?: boolean; message?: string } & Record<string, unknown>;
    };
  };
}

type Input = Record<string, unknown>;

const deviceMajor = 200;

/** Thrown where the machine did not answer: the program has spoilt it, or it ran out of memory. */
export class MachineFailed extends Error {}

export class Machine {
  private constructor(private readonly swipl: Swipl) {}

  static async start(parts: MachineParts): Promise<Machine> {
    const swipl = await createSwipl({
      arguments: ['-q', '--no-tty'],
      stdin: () => null,
      stdout: parts.printed,
      stderr: parts.printed,
      getPreloadedPackage: () => parts.data.slice(0),
      instantiateWasm: (imports, done) => {
        void WebAssembly.instantiate(parts.swipl, imports).then((made) => done(made, parts.swipl));
        return {};
      },
    });
    const machine = new Machine(swipl as Swipl);
    machine.putFiles(parts.library);
    machine.putCore(parts);
    machine.ask("asserta(user:file_search_path(library, '/prolog'))");
    machine.ask("load_files('/page/tasks.pl', [])");
    return machine;
  }

  /** Has a task of src/page/prolog/tasks.pl done, whose last argument is a text of JSON. */
  task(goal: string, input: Input = {}): unknown {
    return JSON.parse(String(this.ask(`page_tasks:${goal}`, input)['Json']));
  }

  putProgram(name: string, text: string): void {
    this.swipl.FS.mkdirTree('/program');
    this.swipl.FS.writeFile(`/program/${name}`, text);
  }

  private ask(goal: string, input: Input = {}): Record<string, unknown> {
    const answer = this.swipl.prolog.query(goal, input).once();
    if (answer.error || answer.success === false)
      throw new MachineFailed(answer.message ?? `${goal} fails`);
    return answer;
  }

  private putFiles(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      this.swipl.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      this.swipl.FS.writeFile(path, text);
    }
  }

  /** The files by which src/page/prolog/core.pl reaches the core. */
  private putCore({ core, asked }: MachineParts): void {
    const { FS } = this.swipl;
    FS.mkdirTree('/core/files');
    const texts = (path: string): string[] => {
      const text = FS.readFile(path, { encoding: 'utf8' });
      return text === '' ? [] : text.split('\x1e');
    };
    let answer = new Uint8Array();
    const open = (): void => {
      asked();
      const files = Object.fromEntries(
        texts('/core/names').map((name) => [
          name, FS.readFile(`/core/files/${name}`, { encoding: 'utf8' }),
        ]),
      );
      const { status, out, err } = core(texts('/core/arguments'), files);
      FS.writeFile('/core/output', status === 0 ? out : err);
      answer = new TextEncoder().encode(String(status));
    };
    const read = (
      _stream: unknown, buffer: Int8Array, offset: number, length: number, position: number,
    ): number => {
      const part = answer.subarray(position, position + length);
      buffer.set(part, offset);
      return part.length;
    };
    const device = FS.makedev(deviceMajor, 0);
    FS.registerDevice(device, { open, read, llseek: () => 0 });
    FS.mkdev('/core/run', device);
  }
}
