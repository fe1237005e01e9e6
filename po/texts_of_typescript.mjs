// The texts that TypeScript marks: say('...'), sayMany('...', '...', count), and msgid('...') of what is
// said later.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The compiler is one of the page's packages. */
const ts = createRequire(new URL('../src/page/package.json', import.meta.url))('typescript');

/** The text of a literal, or of several that are added up; undefined where it is something else. */
function literal(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [literal(node.left), literal(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Either of two: `say(isOpen ? 'Close' : 'Open')`. */
function branches(node) {
  if (!node || !ts.isConditionalExpression(node)) return node ? [node] : [];
  return [...branches(node.whenTrue), ...branches(node.whenFalse)];
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

/**
 * `{texts, wrong}` of a file: `[id, plural]` of each text; and the calls whose texts are no literals,
 * but for those of say() about what msgid() has marked before: a constant, a member or an element.
 */
export function textsOfTypeScript(path) {
  const texts = [];
  const wrong = [];
  callsIn(path, (nodes, call) => {
    const [id, plural] = nodes.map(literal);
    if (id !== undefined) texts.push([id, plural]);
    const isMarked = (node) =>
      call.expression.text === 'say' &&
      (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node));
    if (nodes.some((node) => literal(node) === undefined && !isMarked(node))) wrong.push(call.getText());
  });
  return { texts, wrong };
}
