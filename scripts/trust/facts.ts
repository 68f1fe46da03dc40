// Compares the tables of `cli/audit/facts/` with the packages that state the same facts: `npm ci --ignore-scripts --prefix
// scripts/trust`, then `npm run facts`. Exit status 1 for a statement that has changed, a row that its package has no longer, or
// a text of a library that is taken for another control. `npm run facts -- -u` writes the statements and versions of the packages
// into the tables.
import { parseArgs } from 'node:util';
import { compare } from './comparisons.ts';
import { expectPackages, versionOf } from './packages.ts';
import { otherMakes } from './statements.ts';

function print(title: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = title.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [title, ...rows])
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
}

function main(): void {
  const { values } = parseArgs({ options: { update: { type: 'boolean', short: 'u', default: false } } });
  expectPackages();
  const { tables, comparisons } = compare();
  const rows = tables.flatMap((table) => {
    const own = comparisons.filter(({ file }) => file === table.file);
    const size = String(table.rows.length);
    if (own.length === 0) return [[table.file, size, 'no package states it', '', '', '']];
    return own.map(({ package: name, stated, news, contradictions }) => [
      table.file,
      size,
      `${name} ${versionOf(name)}`,
      ...[stated, news.length, contradictions.length].map(String),
    ]);
  });
  print(['table', 'rows', 'package', 'stated', 'new', 'contradicted'], rows);
  for (const line of comparisons.flatMap(({ news }) => news).slice(0, maxNews)) process.stdout.write(`new: ${line}\n`);
  const contradictions = comparisons.flatMap((comparison) => comparison.contradictions);
  for (const line of contradictions) process.stdout.write(`contradicted: ${line}\n`);
  const ownMakes = tables.find(({ file }) => file === 'banner-makes.txt')?.rows ?? [];
  const makes = otherMakes(ownMakes.map(({ cells }) => cells[1] ?? ''));
  process.stdout.write(`makes without a row: ${makes.join(', ') || 'none'}\n`);
  if (!values.update) {
    process.exitCode = contradictions.length === 0 ? 0 : 1;
    return;
  }
  for (const table of tables) table.save();
  const left = compare().comparisons.flatMap((comparison) => comparison.contradictions);
  process.stdout.write(`written; ${left.length} contradictions are left to correct\n`);
  process.exitCode = left.length === 0 ? 0 : 1;
}

/** Maximum number of printed news; the table has their number. */
const maxNews = 20;

main();
