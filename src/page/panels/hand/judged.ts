// The verdicts of `minimax verify` on answers.

import type { Exercise } from '../../app/exercise';
import type { CommandResult } from '../../engine/engine';
import { flagValue } from '../../engine/flags';
import type { Film } from '../../film/film';

/** The command that judges `answers.pl` about `tree.pl`, by the rules that the search of the page has. */
export function verifyArguments(exercise: Exercise, film: Film): string[] {
  const rule = flagValue(exercise.arguments, 'cut-off');
  const cutOff = rule === null ? [] : ['--cut-off', rule];
  return [
    'verify', '--tree', 'tree.pl', '--root', film.position, ...cutOff, '--expect', 'answers',
    '--format', 'json', 'answers.pl',
  ];
}

export interface JudgedAnswer {
  answer: string;
  isRight: boolean;
  reason: string;
}

/** Of each answer; null where the command gave no verdicts. */
export function judgedAnswers({ status, out }: CommandResult): JudgedAnswer[] | null {
  if (status > 1) return null;
  const report = JSON.parse(out) as {
    answers?: { answer: string; verdict: string; reason: string }[];
  };
  return (report.answers ?? []).map(({ answer, verdict, reason }) => ({
    answer, isRight: verdict === 'pass', reason,
  }));
}
