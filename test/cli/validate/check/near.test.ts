// covers: cli/core/
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../cli/main.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

/** Runs `validate` with options on one file. Returns its content afterwards, and what was printed. */
async function validated(name: string, content: string, ...options: string[]) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, name), content);
  const io = fakeIo({ cwd });
  const exitCode = await run(['validate', ...options, name], io);
  return { exitCode, out: io.outText, text: readFileSync(join(cwd, name), 'utf8') };
}

const settings = (members: string) => `{"cookieSettings":{${members}}}`;

test.each([
  ['{"design":"slidshow","gutter":1}', '{"design":"slideshow","gutter":1}', '"slideshow"'],
  ['{"design":"Grid","gutter":1}', '{"design":"grid","gutter":1}', '"grid"'],
  ['{"design":"grid","lightboxTheme":"ligth"}', '{"design":"grid","lightboxTheme":"light"}', '"light"'],
  ['{"design":"grid","lightbox":"True"}', '{"design":"grid","lightbox":true}', 'true'],
  ['{"design":"grid","gutters":4,"padding":1}', '{"design":"grid","gutter":4,"padding":1}', '"gutter"'],
  [settings('"cookieBannerTheme":"LIHGT"'), settings('"cookieBannerTheme":"LIGHT"'), '"LIGHT"'],
  [settings('"cookieBannerPosition":"TPO"'), settings('"cookieBannerPosition":"TOP"'), '"TOP"'],
  [settings('"cookieBannerTheem":"LIGHT"'), settings('"cookieBannerTheme":"LIGHT"'), '"cookieBannerTheme"'],
  ['{"formId":"a","formFields":[{"type":"txt","id":"b"}]}', '{"formId":"a","formFields":[{"type":"text","id":"b"}]}', '"text"'],
  [
    '[{"sku":"a","price":1,"attributes":{},"unlimitd":true}]',
    '[{"sku":"a","price":1,"attributes":{},"unlimited":true}]',
    '"unlimited"',
  ],
  [
    '[{"sku":"a","price":1,"attributes":{},"unlimited":"ture"}]',
    '[{"sku":"a","price":1,"attributes":{},"unlimited":true}]',
    'true',
  ],
  [
    '[{"sku":"a","priceMoney":{"value":"1.00","currency":"EURO"},"attributes":{}}]',
    '[{"sku":"a","priceMoney":{"value":"1.00","currency":"EUR"},"attributes":{}}]',
    '"EUR"',
  ],
  ['{"productType":"PHYSICL","priceCents":900}', '{"productType":1,"priceCents":900}', '1 (PHYSICAL)'],
])('in %s --fix changes no misspelt name, and --fix=near writes the one that is meant', async (before, after, meant) => {
  const plain = await validated('a.json', before, '--fix');
  expect(plain.text).toBe(before);
  expect(plain.out).toContain(`did you mean ${meant}?`);
  const near = await validated('a.json', before, '--fix=near', '--strict');
  expect(near.text).toBe(after);
  expect(near.out).toMatch(/^fixed a\.json:1:\d+ /);
});

test('a misspelt key with a misspelt value is corrected in one run; the next one fixes nothing', async () => {
  const { text } = await validated('a.json', '{"desing":"slidshow","gutter":-1,"thumbnails":1}', '--fix=near');
  expect(text).toBe('{"design":"slideshow","gutter":-1,"thumbnails":false}');
  expect((await validated('a.json', text, '--fix=near')).out).toMatch(/^fixed nothing/);
});

test('keys of several variants are corrected, and keys of owners are left', async () => {
  const variants = (key: string) =>
    `[{"sku":"a","${key}":1,"price":2,"attributes":{},"stocks":1},{"sku":"b","${key}":1,"price":2,"attributes":{"a":"b"}}]`;
  const { text } = await validated('a.json', variants('salesPrice'), '--fix=near');
  expect(text).toBe(variants('salePrice').replace('stocks', 'stock'));
  const own = '{"structuredContent":{"variants":[{"sku":"a","price":2,"colour":1,"pricing":2}],"types":1}}';
  expect((await validated('a.json', own, '--fix=near')).text).toBe(own);
});

test('a key of a script without quotes is corrected', async () => {
  const page = (key: string) => `<script>Static.SQUARESPACE_CONTEXT = {cookieSettings: {${key}: 'LIGHT'}};</script>`;
  const { text } = await validated('a.html', page('cookieBannerTheem'), '--fix=near');
  expect(text).toBe(page('"cookieBannerTheme"'));
});

test('a value that resembles two known ones, and a key whose right form is there, are left', async () => {
  const twice = '{"design":"grid","padding":1,"paddings":2}';
  expect((await validated('a.json', twice, '--fix=near')).text).toBe(twice);
});

test('the place of --fix among the arguments does not matter, and --fix= takes near only', async () => {
  const { out } = await validated('a.json', '{"design":"mosaic","gutter":1}', '--fix');
  expect(out).toContain('fixed 1 value in 1 file');
  const io = fakeIo();
  expect(await run(['validate', '--fix=far', 'a.json'], io)).toBe(2);
  expect(io.errText).toContain("option '--fix[=near]' argument 'far' is invalid. Expected true, false or \"near\".");
});
