// The texts that catalogues have to translate, collected from the sources.

import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

function filesIn(folder, ending) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, ending);
      return entry.name.endsWith(ending) ? [path] : [];
    })
    .sort();
}

/** The text of a literal, or of several that are added up; undefined where it is something else. */
function literal(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [literal(node.left), literal(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Calls found(texts, node) for each call of say(), sayMany() and msgid(). */
function callsIn(path, found) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text;
      if (name === 'say' || name === 'msgid') for (const each of branches(node.arguments[0])) found([each], node);
      else if (name === 'sayMany') found(node.arguments.slice(0, 2), node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

const cString = String.raw`"(?:[^"\\]|\\.)*"`;
const cStrings = String.raw`((?:\s*${cString})+)`;
const cCall = new RegExp(String.raw`\bmsgids?\(\s*[\w:]+,${cStrings}(?:\s*,${cStrings})?\s*\)`, 'g');

/** `[id, plural]` of each text that C++ marks: msgid(SENTENCE, "..."), msgids(SENTENCE, "...", "..."). */
function textsOfCore(path) {
  const text = (strings) =>
    strings && [...strings.matchAll(new RegExp(cString, 'g'))].map(([each]) => JSON.parse(each)).join('');
  return [...readFileSync(path, 'utf8').matchAll(cCall)].map(([, id, plural]) => [text(id), text(plural)]);
}

/** Either of two: `say(isOpen ? 'Close' : 'Open')`. */
function branches(node) {
  if (!node || !ts.isConditionalExpression(node)) return node ? [node] : [];
  return [...branches(node.whenTrue), ...branches(node.whenFalse)];
}

/** `{id, plural, places}` of every text under the root of the repository, in the order of the files. */
export function collectMessages(root) {
  const messages = new Map();
  const collect = (place, id, plural) => {
    const known = messages.get(id) ?? { id, plural: undefined, places: [] };
    if (plural !== undefined && known.plural !== undefined && known.plural !== plural)
      throw new Error(`${place}: two plurals of ${JSON.stringify(id)}`);
    known.plural ??= plural;
    if (!known.places.includes(place)) known.places.push(place);
    messages.set(id, known);
  };
  for (const path of filesIn(join(root, 'src/page'), '.ts')) {
    callsIn(path, (texts) => {
      const [id, plural] = texts.map(literal);
      if (id !== undefined) collect(relative(root, path), id, plural);
    });
  }
  for (const path of filesIn(join(root, 'src/film'), '.hpp'))
    for (const [id, plural] of textsOfCore(path)) collect(relative(root, path), id, plural);
  return [...messages.values()];
}

/**
 * Calls of sayMany() and msgid() whose texts are no literals, and of say() that are about neither a
 * literal nor what msgid() has marked before: a constant, a member or an element.
 */
export function unliteral(root) {
  const wrong = [];
  for (const path of filesIn(join(root, 'src/page'), '.ts')) {
    if (path.endsWith('texts/say.ts')) continue;
    callsIn(path, (texts, call) => {
      const isMarked = (node) =>
        call.expression.text === 'say' &&
        (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node));
      if (texts.some((node) => literal(node) === undefined && !isMarked(node)))
        wrong.push(`${relative(root, path)}: ${call.getText()}`);
    });
  }
  return wrong;
}
