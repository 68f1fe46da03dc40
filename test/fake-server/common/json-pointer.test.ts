import { expect, test } from 'vitest';
import { toPointer } from '../../../fake-server/common/json-pointer.ts';

test('a pointer consists of keys and indexes and escapes ~ and /', () => {
  expect(toPointer([])).toBe('');
  expect(toPointer(['data', 0, 'a/b', 'm~n', ''])).toBe('/data/0/a~1b/m~0n/');
});
