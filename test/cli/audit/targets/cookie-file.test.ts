import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cookiesFor, readCookieFile } from '../../../../cli/audit/targets/cookie-file.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const read = async (text: string, url: string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'cookies'), text);
  return cookiesFor(await readCookieFile('cookies', folder), url).map((cookie) => ({
    ...cookie,
    lifetimeMs: Math.round(cookie.lifetimeMs / 1e7),
  }));
};
const inAYear = Math.round(Date.now() / 1000) + 31_536_000;

test('reads cookies from JSON, for the page’s host where they have no domain', async () => {
  const text = JSON.stringify([
    { name: 'a', value: '1' },
    { name: 'b', value: '2', domain: '.shop.example', expires: inAYear },
    { name: 'c', value: '3', domain: 'other.example' },
  ]);
  expect(await read(text, 'https://www.shop.example/x')).toEqual([
    { name: 'a', value: '1', url: 'https://www.shop.example/', lifetimeMs: 9 },
    { name: 'b', value: '2', url: 'https://shop.example/', lifetimeMs: 3154 },
  ]);
});

test('reads cookies from a cookies.txt, also HttpOnly lines', async () => {
  const text = `# Netscape HTTP Cookie File\n#HttpOnly_.shop.example\tTRUE\t/\tFALSE\t${inAYear}\tsession\txyz\n`;
  expect(await read(text, 'http://shop.example:8080/')).toEqual([
    { name: 'session', value: 'xyz', url: 'http://shop.example:8080/', lifetimeMs: 3154 },
  ]);
});

test.each([
  ['{"a": 1}', 'an unknown format'],
  ['[{"name": 1}]', 'not a cookie, at 0'],
  ['[', 'not valid JSON'],
  ['a=b', 'an unknown format'],
])('a file with the text %s is refused', async (text, reason) => {
  await expect(read(text, 'https://shop.example/')).rejects.toThrow(reason);
});
