const defaultColumns = 80;

/** Wraps a text at 80 columns. Lines are indented, those after the first by two more columns. A word that is too long is cut. */
export function wrap(text: string, indent: number): readonly string[] {
  const tooLong = new RegExp(`\\S{${defaultColumns - indent - 2}}(?=\\S)`, 'g');
  return wrapLine(`${' '.repeat(indent)}${text.replace(tooLong, '$& ')}`, defaultColumns, indent + 2);
}

/**
 * Wraps a line between words, which stay whole. Lines after the first are indented by `indent` columns, by default as far as the
 * text after the line's label, such as ` error `. Colours have no width.
 */
export function wrapLine(line: string, columns: number, indent = textStart(line, columns)): string[] {
  if (widthOf(line) <= columns) return [line];
  const [start = ''] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  let current = start;
  let isEmpty = true;
  for (const word of line.slice(start.length).split(' ')) {
    if (!isEmpty && widthOf(current) + 1 + widthOf(word) > columns) {
      lines.push(current.trimEnd());
      current = ' '.repeat(indent);
      isEmpty = true;
    }
    if (isEmpty && word === '') continue;
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return isEmpty ? lines : [...lines, current];
}

/** Column of the text of a line after its label; after a long label, two columns more than the line's own indent. */
function textStart(line: string, columns: number): number {
  const shown = withoutColours(line);
  const [before = ''] = /^ *(?:(?:\S+ )?\S+ {2,})?/.exec(shown) ?? [];
  const [own = ''] = /^ */.exec(shown) ?? [];
  return before.length > columns / 3 ? own.length + 2 : before.length;
}

const widthOf = (text: string): number => withoutColours(text).length;
// biome-ignore lint/suspicious/noControlCharactersInRegex: chalk writes colours as escape sequences
const withoutColours = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');
