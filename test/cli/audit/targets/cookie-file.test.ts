import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cookiesFor, readCookieFile } from '../../../../cli/audit/targets/cookie-file.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const problems: string[] = [];
let given: Awaited<ReturnType<typeof readCookieFile>>['storage'] = [];
const read = async (text: string, url: string) => {
  problems.length = 0;
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'cookies'), text);
  const { cookies, storage } = await readCookieFile('cookies', folder, (problem) => problems.push(problem));
  given = storage;
  return cookiesFor(cookies, url).map((cookie) => ({
    ...cookie,
    lifetimeMs: Math.round(cookie.lifetimeMs / 1e7),
  }));
};
const inAYear = Math.round(Date.now() / 1000) + 31_536_000;

test.each([
  ['JSON', '[{"name":"a","value":"1"}]'],
  ['lines', '# Netscape HTTP Cookie File\nwww.shop.example\tFALSE\t/\tFALSE\t0\ta\t1'],
])('a byte-order mark before %s is ignored', async (_format, text) => {
  expect(await read(`\ufeff${text}`, 'https://www.shop.example/x')).toMatchObject([{ name: 'a', value: '1' }]);
  expect(problems).toEqual([]);
});

test('reads cookies from JSON, for the page’s host where they have no domain', async () => {
  const text = JSON.stringify([
    { name: 'a', value: '1' },
    { name: 'b', value: '2', domain: '.shop.example', expires: inAYear },
    { name: 'c', value: '3', domain: 'other.example' },
  ]);
  expect(await read(text, 'https://www.shop.example/x')).toEqual([
    { name: 'a', value: '1', url: 'https://www.shop.example/', lifetimeMs: 9 },
    { name: 'b', value: '2', url: 'https://shop.example/', lifetimeMs: 3154, isHostOnly: false },
  ]);
});

test('reads cookies from a cookies.txt, also HttpOnly lines', async () => {
  const text = `# Netscape HTTP Cookie File\n#HttpOnly_.shop.example\tTRUE\t/\tFALSE\t${inAYear}\tsession\txyz\n`;
  expect(await read(text, 'http://shop.example:8080/')).toEqual([
    { name: 'session', value: 'xyz', url: 'http://shop.example:8080/', lifetimeMs: 3154, httpOnly: true, isHostOnly: false },
  ]);
});

test('keeps path, secure, httpOnly, host and partition of an export, and of a Playwright state', async () => {
  const cookies = [
    { name: '__Host-a', value: '1', domain: 'shop.example', path: '/', secure: true, hostOnly: true },
    {
      name: 'b',
      value: '2',
      domain: '.shop.example',
      path: '/account',
      secure: true,
      httpOnly: true,
      partitionKey: 'https://top.example',
    },
  ];
  const expected = [
    { name: '__Host-a', value: '1', url: 'https://shop.example/', lifetimeMs: 9, path: '/', secure: true, isHostOnly: true },
    {
      name: 'b',
      value: '2',
      url: 'https://shop.example/',
      lifetimeMs: 9,
      path: '/account',
      secure: true,
      httpOnly: true,
      isHostOnly: false,
      partition: 'https://top.example',
    },
  ];
  expect(await read(JSON.stringify(cookies), 'https://shop.example/')).toEqual(expected);
  expect(await read(JSON.stringify({ cookies, origins: [] }), 'https://shop.example/')).toEqual(expected);
});

test('a Playwright state gives its localStorage, and an unusable entry is named', async () => {
  const item = { name: 'token', value: 'hush' };
  const origins = [
    { origin: 'https://a.example', localStorage: [item] },
    { origin: 'https://b.example', localStorage: [] },
    { origin: 'file:///etc', localStorage: [item] },
    { origin: 'https://c.example', localStorage: [{ name: 'n' }] },
    null,
  ];
  const state = { cookies: [{ name: 'a', value: '1', domain: 'a.example', path: '/' }], origins };
  expect(await read(JSON.stringify(state), 'https://a.example/')).toMatchObject([{ name: 'a' }]);
  expect(given).toEqual([{ origin: 'https://a.example', items: [item] }]);
  const expected = 'expected {"origin": "https://…", "localStorage": [{"name": …, "value": …}]}. It is not used.';
  expect(problems).toEqual([
    `The cookie file cookies, origins[2]: ${expected}`,
    `The cookie file cookies, origins[3]: ${expected}`,
  ]);
  await read(JSON.stringify({ ...state, origins: 'none' }), 'https://a.example/');
  expect([given, problems]).toEqual([[], []]);
});

test('names the lines that no browser takes, without their values, and uses the others', async () => {
  const line = (name: string, value: string, path = '/') => `shop.example\tFALSE\t${path}\tTRUE\t${inAYear}\t${name}\t${value}`;
  const text = [
    line('good', '1'),
    line('bad name', 'secret1'),
    'half\ta line',
    line('__Host-x', 'secret2', '/account'),
    line('cut', 'a;b'),
  ];
  expect((await read(text.join('\n'), 'https://shop.example/')).map(({ name }) => name)).toEqual(['good']);
  expect(problems).toEqual([
    'The cookie file cookies, line 2: its name has a character that a cookie’s name cannot have. The other cookies are used.',
    'The cookie file cookies, line 3: it is not a cookie: expected seven fields between tabs. The other cookies are used.',
    'The cookie file cookies, line 4: __Host-x has the path /account, and a __Host- cookie has /. The other cookies are used.',
    'The cookie file cookies, line 5: the value of cut has a character that a cookie’s value cannot have. The other ' +
      'cookies are used.',
  ]);
});

test.each([
  ['{"a": 1}', 'an unknown format'],
  ['[{"name": 1}]', 'no usable cookie. entry 0: it is not a cookie'],
  ['[', 'not valid JSON'],
  ['a=b', 'an unknown format'],
])('a file with the text %s is refused', async (text, reason) => {
  await expect(read(text, 'https://shop.example/')).rejects.toThrow(reason);
});
