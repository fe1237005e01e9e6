// Flags of a command line, as they may be written: `--depth 3` or `--depth=3`.

/**
 * Flags with their values, in order; one without a value has none. A minus with more than a letter behind it is
 * of a value: `-5`, `-inf`.
 */
export function flagsOf(args: string[]): [string, string[]][] {
  const found: [string, string[]][] = [];
  for (const arg of args) {
    const equals = arg.startsWith('--') ? arg.indexOf('=') : -1;
    if (equals > 0) found.push([arg.slice(0, equals), [arg.slice(equals + 1)]]);
    else if (arg.startsWith('--') || /^-[a-z]$/i.test(arg)) found.push([arg, []]);
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
  const others = flagsOf(args).filter(([each]) => each !== `--${name}`).flatMap(written);
  return value === null ? others : [...others, ...written([`--${name}`, [value]])];
}

// A value that looks like a flag stays one behind an equals sign.
function written([name, values]: [string, string[]]): string[] {
  const [value] = values;
  return values.length === 1 && value?.startsWith('-') ? [`${name}=${value}`] : [name, ...values];
}
