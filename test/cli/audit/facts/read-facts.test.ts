import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsDir, list, oneOf, parseFacts, patterns, readFacts, text } from '../../../../cli/audit/facts/read-facts.ts';

const tables = readdirSync(factsDir).filter((name) => name.endsWith('.txt'));
const rowsOf = (file: string) => parseFacts(readFileSync(join(factsDir, file), 'utf8'), file);

test('there are 9 tables', () => {
  expect(tables.sort()).toEqual([
    'banner-makes.txt',
    'banner-words.txt',
    'consent-libraries.txt',
    'consent-vendors.txt',
    'cookies.txt',
    'owners.txt',
    'seats.txt',
    'services.txt',
    'tracker-calls.txt',
  ]);
});

test.each(tables)('%s: each row has a source and a date that has been', (file) => {
  const rows = rowsOf(file);
  expect(rows.length).toBeGreaterThan(20);
  const isKnown = /^(https:\/\/[\w-]+(\.[\w-]+)+|npm:[@\w/.-]+@\d+\.\d+\.\d+|ours: \w|[\w’-]+ [\w’-]+ )/;
  const wrong = rows.filter(({ source, date }) => !isKnown.test(source) || Date.parse(date) > Date.now());
  expect(wrong).toEqual([]);
});

test.each(tables)('%s: no row stands twice', (file) => {
  // A tracker has several shapes of requests; a word list is one of a language and a meaning.
  const keyLength = { 'banner-words.txt': 2, 'tracker-calls.txt': 5 }[file] ?? 1;
  const keys = rowsOf(file).map(({ cells }) => cells.slice(0, keyLength).join(' | '));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('each of 47 languages has a row for each of 21 meanings', () => {
  const meanings = new Map<string, string[]>();
  for (const { cells } of rowsOf('banner-words.txt')) {
    const [language = '', meaning = ''] = cells;
    meanings.set(language, [...(meanings.get(language) ?? []), meaning]);
  }
  expect(meanings.size).toBe(47);
  expect([...meanings].filter(([, found]) => new Set(found).size !== 21)).toEqual([]);
});

test.each([
  [
    'a | b\n',
    'cli/audit/facts/x.txt:1: expected a heading [DATE SOURCE] above the rows, such as [2026-11-24 https://…]; found a | b',
  ],
  ['# x\n\n[2026-11-24]\na | b\n', 'x.txt:3: expected a heading'],
  ['[2026-11-24 https://a.example]\na | b\n[2026-13-24 https://a.example]\n', 'x.txt:3: expected a heading'],
  ['[24.11.2026 https://a.example]\n', 'x.txt:1: expected a heading'],
])('%j has no source and date for a row, and is refused by its line', (content, message) => {
  expect(() => parseFacts(content, 'x.txt')).toThrow(message);
});

test('rows have the heading above them, and comments are left out', () => {
  const content = '# Names\n\n[2026-11-24 https://a.example]\n#a | b\n#\n# c\n[2026-11-25 npm:x@1.0.0, ours: usual]\nc\n';
  expect(parseFacts(content, 'x.txt')).toEqual([
    { cells: ['#a', 'b'], source: 'https://a.example', date: '2026-11-24', line: 4 },
    { cells: ['c'], source: 'npm:x@1.0.0, ours: usual', date: '2026-11-25', line: 8 },
  ]);
});

test('a cell that cannot be used is refused by its line and name', () => {
  const read = (columns: Parameters<typeof readFacts>[1]) => () => readFacts('seats.txt', columns);
  const line = readFileSync(join(factsDir, 'seats.txt'), 'utf8').split('\n').indexOf('Google | United States') + 1;
  expect(line).toBeGreaterThan(1);
  const at = `cli/audit/facts/seats.txt:${line}: `;
  expect(read({ provider: text })).toThrow(`${at}expected provider; found 2 cells`);
  expect(read({ provider: text, country: text, purpose: text })).toThrow(`${at}purpose: expected a text between " | "; found ""`);
  expect(read({ provider: text, country: oneOf(['Canada']) })).toThrow(
    `${at}country: expected one of Canada; found "United States"`,
  );
});

test('cells are texts, lists, and regular expressions', () => {
  expect([list('a, b'), list('-'), patterns('/a|b$ && \\d'), patterns('-')]).toEqual([['a', 'b'], [], ['/a|b$', '\\d'], []]);
  expect(() => text(' a')).toThrow('found " a"');
  expect(() => patterns('(')).toThrow('Invalid regular expression');
});
