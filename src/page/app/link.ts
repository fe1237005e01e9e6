// A link to an exercise: all of it stands in the fragment of the address, which no server sees.
//
// `#v1.` is followed by base64url of raw deflate of JSON in UTF-8. What comes in this way may be from
// anybody: it is bounded while it is read, and each member has to be what it should be.

import type { Message } from '../film/film';
import { msgid } from '../texts/say';
import type { Exercise } from './exercise';

/** What the page opens with: the search, or a panel that does not show the solution. */
export type LinkMode = 'search' | 'by_hand' | 'quiz';
export interface Link {
  exercise: Exercise;
  mode: LinkMode;
}

/** The fragment is no link of this page. */
export class BadLink extends Error {
  constructor(readonly reason: Message) {
    super(reason.pattern);
  }
}

const prefix = 'v1.';
const modes: LinkMode[] = ['search', 'by_hand', 'quiz'];

/** Of a fragment, of the text in it, of names and flags: in characters, and in bytes of UTF-8. */
export const limits = { fragment: 1_000_000, bytes: 4_000_000, name: 200, position: 10_000, flags: 40 };

/** Flags of the search that a link may hold; other ones write files, or are none of a search. */
const searchFlags = new Set([
  '--algorithm', '--around', '--cut-off', '--depth', '--interface', '--mover', '--nodes-list',
  '--on-cycle', '--ordering', '--payoff-sum', '--ties', '--time-limit', '--value-range',
]);

function bad(pattern: string, parts: Record<string, string> = {}): BadLink {
  return new BadLink({ pattern, parts });
}

function base64url(bytes: Uint8Array): string {
  let letters = '';
  for (let i = 0; i < bytes.length; i += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text))
    throw bad(msgid('This link is damaged: it holds characters that no link of this page has.'));
  try {
    const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    throw damaged();
  }
}

function damaged(): BadLink {
  return bad(msgid('This link is damaged: a part of it is missing or was changed.'));
}

/** No more than `limit` bytes of what the stream gives. */
async function bytesOf(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw bad(msgid('The file in this link is too large.'));
    }
    pieces.push(value);
  }
  const all = new Uint8Array(size);
  let filled = 0;
  for (const piece of pieces) {
    all.set(piece, filled);
    filled += piece.length;
  }
  return all;
}

/** What stands behind `#` for this link. */
export async function makeFragment({ exercise, mode }: Link): Promise<string> {
  const { name, text, is_program, position, arguments: flags } = exercise;
  const json = JSON.stringify({ name, text, is_program, position, arguments: flags, mode });
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const fragment = prefix + base64url(await bytesOf(stream, limits.fragment));
  if (fragment.length > limits.fragment) throw bad(msgid('The file is too large for a link.'));
  return fragment;
}

/** The link of a fragment, with or without its `#`; null where there is none. Or it throws BadLink. */
export async function readFragment(fragment: string): Promise<Link | null> {
  const text = fragment.replace(/^#/, '');
  if (text === '') return null;
  if (!/^v\d+\./.test(text)) throw bad(msgid('What stands behind # in this address is no exercise.'));
  if (!text.startsWith(prefix))
    throw bad(msgid('This link is of another version of the page: open it with the newest one.'));
  if (text.length > limits.fragment) throw bad(msgid('The file in this link is too large.'));
  const packed = fromBase64url(text.slice(prefix.length));
  let json: unknown;
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream, limits.bytes);
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof BadLink ? error : damaged();
  }
  return checked(json);
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function checked(json: unknown): Link {
  if (typeof json !== 'object' || json === null) throw damaged();
  const { name, text, is_program, position, arguments: flags, mode } = json as Record<string, unknown>;
  if (!(name === null || isText(name, limits.name))) throw damaged();
  if (!isText(text, limits.bytes) || typeof is_program !== 'boolean') throw damaged();
  if (!(position === null || isText(position, limits.position)) || position?.startsWith('--'))
    throw damaged();
  if (!Array.isArray(flags) || flags.length > limits.flags) throw damaged();
  if (!modes.includes(mode as LinkMode)) throw damaged();
  return {
    exercise: { name, text, is_program, position, arguments: flags.map(checkedFlag) },
    mode: mode as LinkMode,
  };
}

/** A flag that is known, or a value of one, which may be a negative number. */
function checkedFlag(flag: unknown): string {
  if (!isText(flag, limits.name)) throw damaged();
  const { 0: name = '' } = flag.split('=');
  if (/^-[^\d\s]/.test(flag) && !searchFlags.has(name))
    throw bad(msgid('This link asks for {flag}, which is no option of a search.'), { flag });
  return flag;
}
