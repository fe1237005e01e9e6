// What show_position/1 prints, as lines of a picture: as drawn_lines() in src/draw/drawn_text.cpp makes
// them of a program that the command runs. tests/page/rules.test.mjs holds the two against each other.

const mostColumns = 40;
const mostLines = 24;
const tabColumns = 8;

/** Controls, marks of direction, separators of lines, what has no width, and what is no character. */
const unprintable =
  /[\u{0}-\u{8}\u{b}-\u{1f}\u{7f}-\u{9f}\u{ad}\u{61c}\u{180e}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{fdd0}-\u{fdef}\u{feff}\u{fff0}-\u{fffb}\u{e0000}-\u{e007f}]/u;
const wide =
  /[\u{1100}-\u{115f}\u{2e80}-\u{a4cf}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff60}\u{ffe0}-\u{ffe6}\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const columnsOf = (character: string): number => (wide.test(character) ? 2 : 1);

function isUnprintable(character: string): boolean {
  return unprintable.test(character) || ((character.codePointAt(0) ?? 0) & 0xfffe) === 0xfffe;
}

function printable(line: string): string {
  let text = '';
  let columns = 0;
  for (const character of line) {
    let shown = character;
    if (character === '\t') shown = ' '.repeat(tabColumns - (columns % tabColumns));
    else if (isUnprintable(character))
      shown = `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    text += shown;
    columns += [...shown].length;
  }
  return text;
}

function shortened(text: string): string {
  const widthOf = (part: string): number => [...part].reduce((sum, each) => sum + columnsOf(each), 0);
  if (widthOf(text) <= mostColumns) return text;
  let begin = '';
  let columns = 0;
  for (const character of text) {
    columns += columnsOf(character);
    if (columns < mostColumns) begin += character;
  }
  return `${begin}…`;
}

export function labelLines(text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const shown = lines.slice(0, mostLines).map((line) => shortened(printable(line.replace(/\r$/, ''))));
  if (lines.length > mostLines) shown[mostLines - 1] = '…';
  return shown;
}
