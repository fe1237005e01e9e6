// The worker of SWI-Prolog: each message is a command line about a program, or a program to be judged.

import { unpacked } from '../engine/data_block';
import type { CommandResult } from '../engine/engine';
import type { RunMessage } from '../engine/messages';
import { runCommand, type CoreModule } from '../engine/run_command';
import { startedCore } from '../engine/started_core';
import { BoundedText } from './bounded_text';
import { hasErrors, LoadedProgram } from './loaded_program';
import { Machine } from './machine';
import type { FromPrograms, JudgeMessage, Judged, ProgramsStart, ToPrograms } from './messages';
import { CommandFault, programCommand } from './program_command';
import type { LoadMessage, Verdict } from './verdict';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToPrograms>) => void) | null;
  postMessage(message: FromPrograms): void;
};

class Programs {
  private readonly printed = new BoundedText();
  private loaded: { file: string; text: string; program: LoadedProgram } | null = null;

  private constructor(
    private readonly swipl: WebAssembly.Module,
    private readonly data: ArrayBuffer,
    private readonly library: Record<string, string>,
    private readonly core: CoreModule,
  ) {}

  static async begin(start: ProgramsStart): Promise<Programs> {
    const [swipl, data, library, core] = await Promise.all([
      unpacked(start.swipl).then((bytes) => WebAssembly.compile(bytes)),
      unpacked(start.data),
      unpacked(start.library).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>),
      startedCore(start),
    ]);
    return new Programs(swipl, data, library, core);
  }

  async run({ args, files, wanted, language }: RunMessage): Promise<CommandResult> {
    try {
      const command = programCommand(args, files);
      const program = await this.program(command.file, files[command.file] ?? '');
      const result = program.run(command, wanted, language);
      return { ...result, err: result.err + this.printed.take() };
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error;
      return { status: error.status, out: '', err: error.message + this.printed.take(), files: {} };
    }
  }

  async judge({ program, tree, trees, seconds }: JudgeMessage['judge']): Promise<Judged> {
    this.loaded = null;
    const machine = await this.machine();
    if (tree !== null) {
      const { messages } = consult(machine, 'tree.pl', tree, 'judge');
      if (hasErrors(messages)) return { messages: [], verdict: treeFault(messages), printed: '' };
    }
    const { messages } = consult(machine, 'program.pl', program, 'judge');
    const printed = this.printed.take();
    if (messages.some(({ kind }) => kind === 'syntax' || kind === 'ended')) return { messages, verdict: null, printed };
    scope.postMessage({ alive: true });
    const verdict = machine.task('judge(Trees, Seconds, Json)', { Trees: trees, Seconds: seconds });
    return { messages, verdict: verdict as Verdict, printed };
  }

  private async program(file: string, text: string): Promise<LoadedProgram> {
    if (this.loaded?.file === file && this.loaded.text === text) return this.loaded.program;
    const machine = await this.machine();
    const { messages } = consult(machine, file, text, 'search');
    const program = new LoadedProgram(machine, (...call) => runCommand(this.core, ...call), messages);
    this.loaded = { file, text, program };
    return program;
  }

  private machine(): Promise<Machine> {
    const known = new Map<string, CommandResult>();
    return Machine.start({
      swipl: this.swipl,
      data: this.data,
      library: this.library,
      // The same is asked again and again while a program is judged. Prolog knows it in English.
      core: (args, files) => {
        const key = JSON.stringify([args, files]);
        const before = known.get(key);
        if (before) return before;
        const result = runCommand(this.core, args, files, []);
        if (known.size > 200) known.clear();
        known.set(key, result);
        return result;
      },
      printed: (byte) => this.printed.put(byte),
      asked: () => scope.postMessage({ alive: true }),
    });
  }
}

function consult(
  machine: Machine, file: string, text: string, use: 'search' | 'judge',
): { messages: LoadMessage[] } {
  machine.putProgram(file, text);
  return machine.task('load(Name, Use, Json)', { Name: file, Use: use }) as { messages: LoadMessage[] };
}

const treeFault = (messages: LoadMessage[]): Verdict => ({
  fault: 'tree', texts: messages.map(({ text }) => text),
});

let programs: Promise<Programs> | undefined;
/** Messages are answered in turn, although starting a machine takes its time. */
let turn: Promise<void> = Promise.resolve();

async function answer(message: RunMessage | JudgeMessage): Promise<FromPrograms> {
  try {
    if (!programs) throw new Error('not started');
    const ready = await programs;
    if ('judge' in message) return { id: message.id, judged: await ready.judge(message.judge) };
    return { id: message.id, ...(await ready.run(message)) };
  } catch (error) {
    return { id: message.id, failed: String(error) };
  }
}

scope.onmessage = ({ data }) => {
  if ('swipl' in data) {
    programs = Programs.begin(data);
    // Who asks is told.
    programs.catch(() => undefined);
    return;
  }
  turn = turn.then(async () => scope.postMessage(await answer(data)));
};

