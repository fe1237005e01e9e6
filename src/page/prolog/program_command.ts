// A command line about a program: what SWI-Prolog has to know of it, and what is for the core.

import { flagsOf } from '../engine/flags';

/** The command line cannot be answered: the text is as the command would tell it. */
export class CommandFault extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

export interface ProgramCommand {
  name: string;
  file: string;
  /** As it was given; empty: where the game begins. */
  position: string;
  /** -1: no limit. */
  plies: number;
  values: 'needed' | 'all';
  interface: string[];
  /** The options that are for the core. */
  flags: string[];
}

const ofPrologAlone = ['--interface', '--load-time', '--threads', '--engine', '--trust'];
const valuesAnywhere = ['--time-limit', '--node-limit', '--memory'];

const usage = (text: string): CommandFault => new CommandFault(2, `minimax: error: ${text}\n`);

/** The name of the file is one of `files`. Throws CommandFault. */
export function programCommand(args: string[], files: Record<string, string>): ProgramCommand {
  const at = args.findLastIndex((arg) => Object.hasOwn(files, arg));
  const file = args[at];
  const name = args[0];
  if (file === undefined || name === undefined) throw usage('FILE is required');
  const positions = args.slice(at + 1);
  if (positions.length > 1) throw usage('the page searches one position of a program at a time');
  const command: ProgramCommand = {
    name, file, position: positions[0] ?? '', plies: -1, values: 'needed', interface: [], flags: [],
  };
  for (const [option, values] of flagsOf(args.slice(1, at).filter((arg) => arg !== '--')))
    takeOption(command, option, values);
  return command;
}

function takeOption(command: ProgramCommand, option: string, values: string[]): void {
  if (option.startsWith('--quiescence'))
    throw usage('the page cannot search with --quiescence: the command can');
  if (option === '--interface') command.interface.push(...values);
  if (ofPrologAlone.includes(option)) return;
  const first = values[0] ?? '';
  if (option === '--depth' && /^\d{1,6}$/.test(first)) command.plies = Number(first);
  if (valuesAnywhere.includes(option) || (option === '--ordering' && first.includes('static')))
    command.values = 'all';
  if (option === '--singular')
    throw usage('the page cannot search a program with --singular: the command can');
  command.flags.push(option, ...values);
}
