// A program that was consulted, and what it is asked.

import type { CommandResult } from '../engine/engine';
import type { Film } from '../film/film';
import { labelLines } from './label_lines';
import type { Machine } from './machine';
import { CommandFault, type ProgramCommand } from './program_command';
import type { Fault, LoadMessage } from './verdict';

/** The C++ core: what people read is said in the language. */
type Core = (
  args: string[], files: Record<string, string>, wanted: string[], language: string,
) => CommandResult;

export interface Question {
  facts: string;
  root: string;
  /** Whether the program has show_position/1. */
  shows: boolean;
}

/** As the command tells them: FILE:LINE:COLUMN: error: TEXT */
export function messageLines(messages: LoadMessage[], file: string): string {
  return messages
    .map(({ kind, own, line, column, text }) => {
      const place = own && line > 0 ? `${file}:${line}:${column}` : file;
      return `${place}: ${kind === 'warning' ? 'warning' : 'error'}: ${text}\n`;
    })
    .join('');
}

export const hasErrors = (messages: LoadMessage[]): boolean =>
  messages.some(({ kind }) => kind !== 'warning');

const faults: Record<string, (file: string, texts: string[]) => string> = {
  no_position: (file) =>
    `${file}: error: the program does not say where the game begins\n` +
    '  Ask about a position, or define initial_position/1.\n',
  no_term: (_, [text]) => `minimax: error: \`${text}\` is no term\n`,
  no_entry: (_, [text]) => `minimax: error: --interface: \`${text}\` is not of the form ROLE=WHAT\n`,
  wrong_interface: (_, [text]) => `minimax: error: --interface: ${text}\n`,
  too_many: (file) =>
    `${file}: error: the game has more than 100000 positions\n` +
    '  Limit the search with a depth: then only what can be reached within it is looked at.\n',
  no_role: (file, [role]) =>
    `${file}: error: the page cannot search a game with the role \`${role}\`: the command can\n`,
  parity: (file, [position]) =>
    `${file}: error: ${position} is reached with MAX and with MIN to move\n` +
    '  The page cannot tell these apart: the command can.\n',
  error: (file, [text]) => `${file}: error: ${text}\n`,
};

export function faultOf({ fault, texts }: Fault, file: string): CommandFault {
  const text = (faults[fault] ?? faults['error']!)(file, texts);
  const status = fault === 'too_many' ? 4 : ['no_term', 'no_entry', 'wrong_interface'].includes(fault) ? 2 : 3;
  return new CommandFault(status, text);
}

/** Lines of facts that nobody has written are not told of. */
const withoutPlaces = (text: string, file: string): string =>
  text
    .split('\n')
    .reduce<{ lines: string[]; skip: number }>(
      ({ lines, skip }, line) => {
        if (skip > 0 && (skip === 2 || /^\s*\^/.test(line))) return { lines, skip: skip - 1 };
        const place = new RegExp(`^${file.replace(/[^\w]/g, '\\$&')}:\\d+:\\d+: `).exec(line);
        if (!place) return { lines: [...lines, line], skip: 0 };
        return { lines: [...lines, `${file}: ${line.slice(place[0].length)}`], skip: 2 };
      },
      { lines: [], skip: 0 },
    )
    .lines.join('\n');

export class LoadedProgram {
  constructor(
    private readonly machine: Machine,
    private readonly core: Core,
    readonly messages: LoadMessage[],
  ) {}

  /** Throws CommandFault. */
  run(command: ProgramCommand, wanted: string[], language: string): CommandResult {
    const { file } = command;
    const told = messageLines(this.messages, file);
    if (hasErrors(this.messages) || command.name === 'check')
      return { status: hasErrors(this.messages) ? 3 : 0, out: '', err: told, files: {} };
    const question = this.machine.task('question(Pos, Plies, Values, Interface, Json)', {
      Pos: command.position, Plies: command.plies, Values: command.values, Interface: command.interface,
    }) as Question | Fault;
    if ('fault' in question) throw faultOf(question, file);
    const args = [command.name, ...command.flags, '--', file, question.root];
    const result = this.core(args, { [file]: question.facts }, wanted, language);
    const files = question.shows ? this.shown(result.files) : result.files;
    return { ...result, err: told + withoutPlaces(result.err, file), files };
  }

  /** Films with what show_position/1 prints of each position. */
  private shown(files: Record<string, string>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, name.endsWith('.json') ? this.labelled(text) : text]),
    );
  }

  private labelled(text: string): string {
    const film = JSON.parse(text) as Film;
    const positions = [...new Set(film.nodes.map(({ position }) => position))];
    const labels = this.machine.task('labels(Texts, Json)', { Texts: positions }) as string[];
    const linesOf = new Map(positions.map((position, at) => [position, labelLines(labels[at] ?? position)]));
    for (const node of film.nodes) node.label = linesOf.get(node.position) ?? node.label;
    return JSON.stringify(film);
  }
}
