import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareStatements } from '../../../scripts/trust/comparisons.ts';
import { openTable, packagesOf } from '../../../scripts/trust/tables.ts';

const content = `# address | owner | entity

[2026-11-24 https://a.example]
a.example | Ada | Ada Ltd, ad
b.example | Bea | Bea Ltd, ad

[2026-11-25 https://c.example]
c.example | Cyd | -
d.example | Dot
e.example | Eve | -
`;

function tableOf(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'owners.txt'), text);
  return { table: openTable('owners.txt', folder), saved: () => readFileSync(join(folder, 'owners.txt'), 'utf8') };
}

const said: Readonly<Record<string, string>> = {
  'a.example': 'Ada Ltd, ad',
  'b.example': 'Big Ltd, ad',
  'c.example': 'Cyd Ltd, cdn',
};

test('a statement that differs contradicts its row, one about a silent row is new, and both are written', () => {
  const { table, saved } = tableOf(content);
  const comparison = compareStatements(table, {
    file: 'owners.txt',
    package: 'third-party-web',
    column: 2,
    about: ([address = '']) => said[address] ?? '-',
  });
  expect(comparison).toEqual({
    file: 'owners.txt',
    package: 'third-party-web',
    stated: 3,
    news: [
      'cli/audit/facts/owners.txt:8 c.example: third-party-web says “Cyd Ltd, cdn”',
      'cli/audit/facts/owners.txt:9 d.example: third-party-web says “-”',
    ],
    contradictions: ['cli/audit/facts/owners.txt:5 b.example: third-party-web said “Bea Ltd, ad” and says “Big Ltd, ad”'],
  });
  expect(saved()).toBe(content);
  table.save();
  expect(saved()).toBe(
    content
      .replace('Bea Ltd, ad', 'Big Ltd, ad')
      .replace('Cyd | -', 'Cyd | Cyd Ltd, cdn')
      .replace('d.example | Dot', 'd.example | Dot | -'),
  );
});

test('a heading gets another date and source, and a statement that would be two cells is refused', () => {
  const { table, saved } = tableOf(content);
  const [first, , third] = table.rows;
  if (!first || !third) throw new Error('The table has no rows.');
  table.setHeading(third, '2026-12-01', 'npm:x@1.2.3');
  expect(() => table.setCell(first, 2, 'Ada | ad')).toThrow(
    'owners.txt:4: expected a text without " | " for a cell; found Ada | ad',
  );
  table.save();
  expect(saved()).toBe(content.replace('[2026-11-25 https://c.example]', '[2026-12-01 npm:x@1.2.3]'));
});

test('the packages of a source are those behind npm:', () => {
  expect(packagesOf('npm:klaro@0.7.22, npm:@lmc-eu/cookie-consent-manager@2.6.0, https://a.example')).toEqual([
    'klaro',
    '@lmc-eu/cookie-consent-manager',
  ]);
});
