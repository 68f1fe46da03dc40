import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeAddress, completeTargets } from '../../../../cli/audit/targets/complete-targets.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

test.each([
  ['example.com', 'https://example.com/'],
  ['example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['example.com?x=1', 'https://example.com/?x=1'],
  ['WWW.Example.COM', 'https://www.example.com/'],
  ['example.com.', 'https://example.com/'],
  ['example.com.:8080/a', 'https://example.com:8080/a'],
  ['shop.co.uk', 'https://shop.co.uk/'],
  ['example.com:80', 'http://example.com/'],
  ['example.com:443', 'https://example.com/'],
  ['münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
  ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['xn--e1afmkfd.xn--p1ai', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['//example.com/a', 'https://example.com/a'],
  ['https:example.com', 'https://example.com/'],
  ['HTTP:/example.com', 'http://example.com/'],
  ['localhost', 'http://localhost/'],
  ['localhost:4100', 'http://localhost:4100/'],
  ['clean.localhost:4100/about', 'http://clean.localhost:4100/about'],
  ['localhost:8443', 'https://localhost:8443/'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080/'],
  ['192.168.1.4', 'http://192.168.1.4/'],
  ['172.32.0.1', 'https://172.32.0.1/'],
  ['8.8.8.8', 'https://8.8.8.8/'],
  ['[::1]:3000/a', 'http://[::1]:3000/a'],
  ['[2001:db8::1]', 'https://[2001:db8::1]/'],
  ['intranet:8080', 'http://intranet:8080/'],
  ['build.internal', 'http://build.internal/'],
])('%s means %s', (target, address) => {
  expect(completeAddress(target)).toBe(address);
});

test.each([
  'https://example.com/',
  'ftp://example.com/',
  'clean',
  'page.html',
  'saved/page.html',
  './example.com',
  '../a.b',
  '/srv/example.com',
  '.',
  'archive.mhtml',
  'co.uk',
  '1234',
  '1.2',
  'C:\\pages',
  'a b.com',
  'notes.txt',
])('%s is not completed', (target) => {
  expect(completeAddress(target)).toBeNull();
});

test.each([
  ['', 'empty'],
  ['example.com:0', 'port 0'],
  ['example.com:99999', 'port 99999'],
  ['jane@example.com', 'not a host'],
])('%s is wrong usage', (target, message) => {
  expect(() => completeAddress(target)).toThrow(message);
});

test('a folder or file of the name takes precedence and is named, and what was completed is said', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 'example.com'));
  writeFileSync(join(cwd, 'a.html'), '');
  const lines: string[] = [];
  const targets = await completeTargets(['example.com', 'a.html', 'clean', 'b.example.com'], cwd, (line) => lines.push(line));
  expect(targets).toEqual(['example.com', 'a.html', 'clean', 'https://b.example.com/']);
  expect(lines).toEqual([
    'example.com is a folder or file here, and is audited as one. For the site, write https://example.com/',
    'b.example.com is audited as https://b.example.com/',
  ]);
  lines.length = 0;
  await completeTargets(
    Array.from({ length: 9 }, (_none, at) => `a${at}.com`),
    cwd,
    (line) => lines.push(line),
  );
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toContain('6 more');
});
