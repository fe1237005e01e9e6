// Whether what a student types is the number that a search has.

/** Exact: the numerator and the denominator, which is positive. */
interface Rational {
  over: bigint;
  under: bigint;
}
type Value = Rational | 'inf' | '-inf' | null;

/** Larger ones would take long, and nobody types them. */
const mostExponent = 5000;
const mostDigits = 20_000;

/** A number as Prolog writes it, or as people do: `2,5`, `1/3`, `−4`, `∞`. */
function parsed(text: string): Value {
  const plain = text.trim().replace(/[−–]/g, '-').replace(/^\+\s*/, '').replace(/^-\s+/, '-');
  if (/^(?:∞|inf|infinite|infinity|1\.0Inf)$/i.test(plain)) return 'inf';
  if (/^-(?:∞|inf|infinite|infinity|1\.0Inf)$/i.test(plain)) return '-inf';
  if (plain.length > mostDigits) return null;
  const fraction = /^(-?\d+)\s*(?:r|rdiv|\/)\s*(\d+)$/.exec(plain);
  if (fraction) {
    const under = BigInt(fraction[2] ?? '');
    return under === 0n ? null : { over: BigInt(fraction[1] ?? ''), under };
  }
  const decimal = /^(-?)(\d+)(?:[.,](\d+))?(?:[eE]([+-]?\d+))?$/.exec(plain);
  if (!decimal) return null;
  const [, sign, whole = '', part = '', exponent = '0'] = decimal;
  const shift = Number(exponent) - part.length;
  if (Math.abs(shift) > mostExponent) return null;
  const digits = BigInt(whole + part) * (sign ? -1n : 1n);
  if (shift >= 0) return { over: digits * 10n ** BigInt(shift), under: 1n };
  return { over: digits, under: 10n ** BigInt(-shift) };
}

/** Whether the text is a number at all. */
export function isNumber(text: string): boolean {
  return parsed(text) !== null;
}

const elements = (text: string): string[] | null =>
  /^\s*\[([\s\S]*)\]\s*$/.exec(text)?.[1]?.split(',').map((each) => each.trim()) ?? null;

/**
 * Whether both are the same number, or the same list of payoffs. A float need not be typed to its last
 * digit: twelve digits are enough.
 */
export function isSameValue(typed: string, right: string): boolean {
  const list = elements(right);
  if (list) {
    const other = elements(typed) ?? typed.trim().split(/[\s,;]+/);
    return other.length === list.length && list.every((each, i) => isSameValue(other[i] ?? '', each));
  }
  const [a, b] = [parsed(typed.replace(/^\s*[≥≤=]\s*/, '')), parsed(right)];
  if (a === null || b === null) return typed.trim() === right.trim();
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  const difference = a.over * b.under - b.over * a.under;
  if (difference === 0n) return true;
  if (!/[.eE]/.test(right)) return false;
  const size = b.over * a.under;
  const absolute = (number: bigint): bigint => (number < 0n ? -number : number);
  return absolute(difference) * 10n ** 12n <= absolute(size);
}
