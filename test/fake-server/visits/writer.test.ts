import { expect, test } from 'vitest';
import type { StackPlace } from '../../../fake-server/common/visits/visit-report.ts';
import { unknownWriter, writerOf } from '../../../fake-server/visits/writer.ts';

const hosts = { page: 'leaky.localhost:4100', runtime: 'static.localhost:4100' };
const place = (url: string, line = 1): StackPlace => [url, line, 9, 'f'];
const ownerOf = (...stack: StackPlace[]) => {
  const { owner, file, line, callers } = writerOf(stack, hosts, () => null);
  return `${owner} ${file}:${line} ${callers.join()}`.trim();
};

test('the innermost place is the writer: of this site, of the runtime’s host, or of a third party', () => {
  expect(ownerOf(place('http://leaky.localhost:4100/a.js?v=1', 6), place('http://leaky.localhost:4100/'))).toBe(
    'site /a.js:6 /:1',
  );
  expect(ownerOf(place('http://static.localhost:4100/runtime/boot.js'))).toBe('runtime boot.js:1');
  expect(ownerOf(place('http://static.localhost:4100/other.js'))).toBe('third-party static.localhost:4100/other.js:1');
  expect(ownerOf(place('http://third-party.localhost:4100/pixel.js'))).toBe('third-party third-party.localhost:4100/pixel.js:1');
  expect(ownerOf(place('http://leaky.localhost:4999/a.js'))).toBe('third-party leaky.localhost:4999/a.js:1');
  expect(ownerOf(place('blob:http://leaky.localhost:4100/1-2'))).toBe('site /1-2:1');
});

test('a source map names the source, and the runtime’s access to the browser is not the writer', () => {
  const sources = [
    { file: 'runtime/browser/cookie-jar.ts', line: 36 },
    { file: 'runtime/browser/storage.ts', line: 2 },
    { file: 'runtime/features/analytics/visit.ts', line: 22 },
  ];
  const find = (_file: string, line: number) => sources[line - 1] ?? null;
  const stack = [1, 2, 3].map((line) => place('http://static.localhost:4100/runtime/boot.js', line));
  expect(writerOf(stack, hosts, find)).toMatchObject({
    owner: 'runtime',
    file: 'runtime/features/analytics/visit.ts',
    line: 22,
    callers: [],
  });
  expect(writerOf(stack.slice(0, 1), hosts, find)).toMatchObject({ file: 'runtime/browser/cookie-jar.ts', line: 36 });
});

test('code without an address is unknown, and other schemes are never a link', () => {
  expect(writerOf([], hosts, () => null)).toEqual(unknownWriter);
  expect(writerOf([place('not an address')], hosts, () => null)).toEqual(unknownWriter);
  expect(writerOf([place('javascript:alert(1)')], hosts, () => null)).toMatchObject({ url: null });
  expect(writerOf([place('blob:http://leaky.localhost:4100/1')], hosts, () => null)).toMatchObject({ url: null });
});
