// Flags of a command line, as they may be written: `--depth 3` or `--depth=3`.

/** Flags with their values, in order; one without a value has none. A negative number is a value. */
export function flagsOf(args: string[]): [string, string[]][] {
  const found: [string, string[]][] = [];
  for (const arg of args) {
    const equals = arg.startsWith('--') ? arg.indexOf('=') : -1;
    if (equals > 0) found.push([arg.slice(0, equals), [arg.slice(equals + 1)]]);
    else if (arg.startsWith('-') && !/^-[\d.]/.test(arg)) found.push([arg, []]);
    else found.at(-1)?.[1].push(arg);
  }
  return found;
}

/** The value of `--NAME`, of several the last one; null where the flag is not there. */
export function flagValue(args: string[], name: string): string | null {
  const flag = flagsOf(args).findLast(([each]) => each === `--${name}`);
  return flag ? flag[1].join(',') : null;
}

/** The flags with another value of one of them; null leaves it to the command. */
export function withFlag(args: string[], name: string, value: string | null): string[] {
  const others = flagsOf(args).filter(([each]) => each !== `--${name}`).flatMap(([each, values]) => [each, ...values]);
  return value === null ? others : [...others, `--${name}`, value];
}
