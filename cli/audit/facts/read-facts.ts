import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../fake-server/root.ts';

/** A row of a table of facts, as text. */
export interface FactRow {
  readonly cells: readonly string[];
  /** Where the row comes from: addresses, packages as `npm:NAME@VERSION`, or words. */
  readonly source: string;
  /** Day on which the row was written, or last compared with its source: `2026-11-24`. */
  readonly date: string;
  /** Line of the row in its file, from 1. */
  readonly line: number;
}

/** Columns of a table by their names, in order: each decodes a cell, or throws an Error. */
type Columns = Readonly<Record<string, (cell: string) => unknown>>;
type Decoded<Table extends Columns> = { readonly [Name in keyof Table]: ReturnType<Table[Name]> };

/** Folder of the tables. */
export const factsDir = join(packageRoot, 'cli', 'audit', 'facts');

/**
 * Returns the rows of a table. The build stores what the modules of `scripts/build/fact-modules.ts` read, so that a package has
 * no tables. Throws an Error with file and line for a row that cannot be used.
 */
export function readFacts<Table extends Columns>(file: string, columns: Table): Decoded<Table>[] {
  const path = join(factsDir, file);
  return parseFacts(readFileSync(path, 'utf8'), file).map(({ cells, line }) => {
    try {
      return decode(cells, columns);
    } catch (error) {
      throw new Error(`cli/audit/facts/${file}:${line}: ${(error as Error).message}`);
    }
  });
}

/**
 * Returns the rows of a text: `CELL | CELL | …` below a heading `[DATE SOURCE]`, which holds up to the next one. A line that
 * begins with `# ` is a comment. Throws an Error with file and line for another heading, or a row without one.
 */
export function parseFacts(text: string, file: string): FactRow[] {
  const rows: FactRow[] = [];
  let source = '';
  let date = '';
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    if (content === '' || content === '#' || content.startsWith('# ')) continue;
    if (content.startsWith('[')) [, date = '', source = ''] = /^\[(\d{4}-\d\d-\d\d) (\S.*)\]$/.exec(content) ?? [];
    else rows.push({ cells: content.split(' | '), source, date, line });
    if (source === '' || Number.isNaN(Date.parse(date)))
      throw new Error(
        `cli/audit/facts/${file}:${line}: expected a heading [DATE SOURCE] above the rows, such as [2026-11-24 https://…]; ` +
          `found ${content}`,
      );
  }
  return rows;
}

function decode<Table extends Columns>(cells: readonly string[], columns: Table): Decoded<Table> {
  const decoders = Object.entries(columns);
  const row = decoders.map(([name, read], index) => {
    try {
      return [name, read(cells[index] ?? '')];
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`);
    }
  });
  if (cells.length > decoders.length)
    throw new Error(`expected ${Object.keys(columns).join(' | ')}; found ${cells.length} cells`);
  return Object.fromEntries(row) as Decoded<Table>;
}

/** A cell with a text. */
export function text(cell: string): string {
  if (cell.trim() === '' || cell.trim() !== cell) throw new Error(`expected a text between " | "; found "${cell}"`);
  return cell;
}

/** Returns a decoder of a cell with one of these words. */
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (cell: string): Word => {
    if (!words.includes(cell as Word)) throw new Error(`expected one of ${words.join(', ')}; found "${cell}"`);
    return cell as Word;
  };

/** A cell with texts between commas; none for `-`. */
export const list = (cell: string): readonly string[] => (text(cell) === '-' ? [] : text(cell).split(', '));

/** A cell with regular expressions between ` && `; none for `-`. */
export function patterns(cell: string): readonly string[] {
  const sources = text(cell) === '-' ? [] : text(cell).split(' && ');
  for (const source of sources) new RegExp(source);
  return sources;
}

/** A cell that `npm run facts -- -u` writes, with the statement of a package about the row. The audit does not read it. */
export const statement = (): undefined => undefined;
