import { expect, test } from 'vitest';
import { jsonLines } from '../../../../fake-server/inspector/entry/json-lines.ts';
import { markLines, problemsOf } from '../../../../fake-server/inspector/entry/mark-lines.ts';

const lines = jsonLines({ data: { websiteId: 7 }, event: '1' });

test('a wrong value is marked at its line, absent ones together at the value around them, and the whole call has no line', () => {
  const marks = markLines(
    [
      { pointer: '/data/websiteId', message: 'Invalid input: expected text' },
      { pointer: '/data/url', message: 'expected text' },
      { pointer: '/data/page/title', message: 'expected text' },
      { pointer: '/cookie', message: 'expected text' },
      { pointer: '', message: 'no such call' },
    ],
    lines,
  );
  expect([...marks]).toEqual([
    ['/data/websiteId', ['expected text']],
    ['/data', ['absent or wrong: url, page/title']],
    ['', ['absent or wrong: cookie']],
  ]);
});

test('problems of the query and of headers belong to those parts, with pointers into them', () => {
  const problems = [
    { pointer: '/query/crumb', message: 'a' },
    { pointer: '/headers/x-csrf-token', message: 'b' },
    { pointer: '/queryText', message: 'c' },
  ];
  expect(problemsOf('query', problems)).toEqual([{ pointer: '/crumb', message: 'a' }]);
  expect(problemsOf('headers', problems)).toEqual([{ pointer: '/x-csrf-token', message: 'b' }]);
  expect(problemsOf('body', problems)).toEqual([{ pointer: '/queryText', message: 'c' }]);
});
