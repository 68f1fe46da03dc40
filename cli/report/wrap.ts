const maxColumns = 80;

/** Wraps a text at 80 columns. Lines are indented, those after the first by two more columns. A word that is too long is cut. */
export function wrap(text: string, indent: number): readonly string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let isEmpty = true;
  const end = () => {
    lines.push(line);
    line = ' '.repeat(indent + 2);
    isEmpty = true;
  };
  for (let word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > maxColumns) end();
    while (line.length + word.length > maxColumns) {
      const room = maxColumns - line.length;
      line += word.slice(0, room);
      word = word.slice(room);
      end();
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  if (!isEmpty) lines.push(line);
  return lines;
}
