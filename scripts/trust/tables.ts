import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FactRow, factsDir, parseFacts } from '../../cli/audit/facts/read-facts.ts';
import { versionOf } from './packages.ts';

/** A table of facts that can be changed. */
export interface Table {
  readonly file: string;
  readonly rows: readonly FactRow[];
  /** Sets a cell of a row; a row that ends before it gets it. */
  setCell(row: FactRow, column: number, text: string): void;
  /** Sets date and source of the heading above a row. */
  setHeading(row: FactRow, date: string, source: string): void;
  save(): void;
}

export function openTable(file: string, folder = factsDir): Table {
  const path = join(folder, file);
  const content = readFileSync(path, 'utf8');
  const lines = content.split('\n');
  return {
    file,
    rows: parseFacts(content, file),
    setCell({ cells, line }, column, text) {
      if (/ \| |\n/.test(text)) throw new Error(`${file}:${line}: expected a text without " | " for a cell; found ${text}`);
      lines[line - 1] = [...cells.slice(0, column), text].join(' | ');
    },
    setHeading({ line }, date, source) {
      const index = lines.slice(0, line).findLastIndex((one) => one.startsWith('['));
      lines[index] = `[${date} ${source}]`;
    },
    save: () => writeFileSync(path, lines.join('\n')),
  };
}

/** Returns the packages of a source, `npm:NAME@VERSION`. */
export const packagesOf = (source: string): readonly string[] =>
  [...source.matchAll(/npm:(@?[^@,\s]+)@/g)].map(([, name = '']) => name);

/** Returns the source with the installed version of a package. */
export const sourceOf = (name: string): string => `npm:${name}@${versionOf(name)}`;
