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

/** Calls found(id, plural) for each text that TypeScript says. */
function messagesOfPage(path, found) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const texts = node.arguments.map(literal);
      if (['say', 'msgid'].includes(node.expression.text)) branches(node.arguments[0], found);
      else if (node.expression.text === 'sayMany' && texts[0] !== undefined) found(texts[0], texts[1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** A literal, or either of two: `say(isOpen ? 'Close' : 'Open')`. */
function branches(node, found) {
  if (!node) return;
  if (ts.isConditionalExpression(node)) {
    branches(node.whenTrue, found);
    branches(node.whenFalse, found);
  } else if (literal(node) !== undefined) found(literal(node), undefined);
}

/** `{id, plural, places}` of every text under the root of the repository, in the order of the files. */
export function collectMessages(root) {
  const messages = new Map();
  const collect = (path) => (id, plural) => {
    const place = relative(root, path);
    const known = messages.get(id) ?? { id, plural: undefined, places: [] };
    if (plural !== undefined && known.plural !== undefined && known.plural !== plural)
      throw new Error(`${place}: two plurals of ${JSON.stringify(id)}`);
    known.plural ??= plural;
    if (!known.places.includes(place)) known.places.push(place);
    messages.set(id, known);
  };
  for (const path of filesIn(join(root, 'src/page'), '.ts')) messagesOfPage(path, collect(path));
  return [...messages.values()];
}
