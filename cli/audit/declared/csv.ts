/** A row of a CSV file and the line on which it starts, 1-based. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Parses CSV (RFC 4180) with commas, semicolons or tabs, whichever is first in the first line. Quoted cells may contain
 * separators, line ends and doubled quotes. Empty lines are left out.
 */
export function parseCsv(text: string): CsvRow[] {
  const firstLine = /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '';
  const separator = /[,;\t]/.exec(firstLine.replace(/"[^"]*"/g, ''))?.[0] ?? ',';
  const rows: CsvRow[] = [];
  let line = 1;
  let startLine = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: startLine, cells });
    cells = [];
    cell = '';
  };
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if (character === '\n') line++;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index++;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      endRow();
      startLine = line;
    } else if (character !== '\r') cell += character;
  }
  endRow();
  return rows;
}
