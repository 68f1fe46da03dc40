import { expect, test } from 'vitest';
import { readStack } from '../../../../fake-server/common/observer/stack-now.ts';

const own = 'http://a.localhost:4100/__ss-report/page-report.js';

test('stacks of Chromium, Firefox and Safari are read, without the places of the reporting script', () => {
  const chromium =
    `Error\n    at Object.apply (${own}:1:300)\n    at write (http://a.localhost:4100/a.js?v=2:6:19)\n    at async ` +
    `http://b.localhost/x.js:1:2\n    at <anonymous>`;
  expect(readStack(chromium, own)).toEqual([
    ['http://a.localhost:4100/a.js?v=2', 6, 19, 'write'],
    ['http://b.localhost/x.js', 1, 2, 'async'],
  ]);
  const firefox = `apply@${own}:1:300\nwrite@http://a.localhost:4100/a.js:6:19\n@http://a.localhost:4100/:30:3\n`;
  expect(readStack(firefox, own)).toEqual([
    ['http://a.localhost:4100/a.js', 6, 19, 'write'],
    ['http://a.localhost:4100/', 30, 3, ''],
  ]);
});

test('code of eval has the place of its eval, and a function’s name that looks like a place does not count', () => {
  const evaluated = 'Error\n    at eval (eval at f (http://a.localhost/a.js:6:19), <anonymous>:1:1)';
  expect(readStack(evaluated, own).map(([url, line]) => `${url} ${line}`)).toEqual(['http://a.localhost/a.js 6']);
  const hostile = 'Error\n    at evil (http://innocent.example/x.js:1:1) (http://a.localhost/a.js:6:19)';
  expect(readStack(hostile, own)[0]?.slice(0, 3)).toEqual(['http://a.localhost/a.js', 6, 19]);
});

test('a stack has at most 30 places, and of a line its last 2000 characters are read', () => {
  expect(readStack('    at f (http://a.localhost/a.js:1:1)\n'.repeat(40), own)).toHaveLength(30);
  const long = `    at ${'f'.repeat(100_000)} (http://a.localhost/a.js:1:1)`;
  expect(readStack(long, own)).toEqual([
    ['http://a.localhost/a.js', 1, 1, 'f'.repeat(2000 - ' (http://a.localhost/a.js:1:1)'.length)],
  ]);
  expect(readStack(`    at f (http://a.localhost/${'x'.repeat(3000)}.js:1:1)`, own)).toEqual([]);
});
