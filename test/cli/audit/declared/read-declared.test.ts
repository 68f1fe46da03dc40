import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeclared } from '../../../../cli/audit/declared/read-declared.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const read = async (text: string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'list'), text);
  return (await readDeclared('list', folder)).cookies;
};
const hourMs = 3_600_000;

test('reads JSON: a list, or an object with one', async () => {
  const cart = { name: 'cart', domain: null, purposeText: 'Necessary', purpose: 'necessary', lifetimeMs: 0 };
  const entries = [{ name: 'cart', purpose: 'Necessary', lifetime: 'session', more: 1 }];
  expect(await read(JSON.stringify(entries))).toEqual([cart]);
  expect(await read(`\ufeff${JSON.stringify({ cookies: entries })}`)).toEqual([cart]);
});

test('reads CSV with commas, semicolons or tabs, in any order of columns, with quoted cells', async () => {
  const expected = [
    {
      name: '_ga_*',
      domain: 'shop.example',
      purposeText: 'Statistics, of "visits"',
      purpose: 'statistics',
      lifetimeMs: 2 * hourMs,
    },
    { name: 'cart', domain: null, purposeText: 'notwendig', purpose: 'necessary', lifetimeMs: null },
  ];
  const rows = [
    ['Purpose', 'Name', 'Provider', 'Domain', 'Lifetime'],
    ['"Statistics, of ""visits"""', '_ga_*', 'Google', '.shop.example', '2 hours'],
    ['notwendig', 'cart', '"a\nb"', '', ''],
  ];
  for (const [separator, lineEnd] of [
    [',', '\n'],
    [';', '\r\n'],
    ['\t', '\n\n'],
  ] as const)
    expect(await read(`\ufeff${rows.map((row) => row.join(separator)).join(lineEnd)}${lineEnd}`)).toEqual(expected);
});

test.each([
  ['{', /^The cookie list list is not JSON: /],
  ['{"a": 1}', /^The cookie list list has an unknown format; expected a JSON list of /],
  ['[]', /^The cookie list list declares no cookie; expected /],
  ['', /^The cookie list list has no column name and purpose in its line 1; expected /],
  ['[{"name": "a", "purpose": "x"}, {"name": "b"}]', /^The cookie list list has a wrong entry at \/1, purpose: /],
  ['[null]', /^The cookie list list has a wrong entry at \/0: /],
  [
    '[{"name": "a", "purpose": "x", "lifetime": "soon"}]',
    /^The cookie list list has a wrong entry at \/0, lifetime: "soon" is not a lifetime; expected "session", /,
  ],
  ['name,domain\na,b', /^The cookie list list has no column purpose in its line 1; /],
  ['name,purpose\n\na,necessary\n,statistics', /^The cookie list list has a wrong line 4, name: expected a name\.$/],
  [
    'name,purpose\na,one, two',
    /^The cookie list list has a wrong line 2: it has 3 cells; expected at most 2\. Quote a cell with a comma\.$/,
  ],
  [
    'name,purpose,lifetime\n"a\nb",x,1 day\nc,x,often',
    /^The cookie list list has a wrong line 4, lifetime: "often" is not a lifetime/,
  ],
])('the file %j is refused with a clear message', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a missing file is named', async () => {
  await expect(readDeclared('none.csv', temporaryFolder())).rejects.toThrow(/^The cookie list none\.csv cannot be read: /);
});
