import { expect, test } from 'vitest';
import { parseBlockJson } from '../../../runtime/contract/read.ts';

// site#block-json
test('reads JSON, even with quotes that are escaped twice, and returns undefined for other text', () => {
  expect(parseBlockJson('{"lightbox":true}')).toEqual({ lightbox: true });
  expect(parseBlockJson('{\\"lightbox\\":true}')).toEqual({ lightbox: true });
  expect(parseBlockJson('{\\"title\\":\\"a \\\\\\"b\\\\\\" \\\\u00e9\\"}')).toEqual({ title: 'a "b" é' });
  expect([parseBlockJson('{"lightbox":'), parseBlockJson(''), parseBlockJson('{.if x}')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
