import { expect, test } from 'vitest';
import { parseBlockJson } from '../../../../runtime/contract/blocks/block-json.ts';

// site#block-json
test('reads JSON, also with its quotes escaped once too often, and answers undefined for what is none', () => {
  expect(parseBlockJson('{"lightbox":true}')).toEqual({ lightbox: true });
  expect(parseBlockJson('{\\"lightbox\\":true}')).toEqual({ lightbox: true });
  expect(parseBlockJson('{\\"title\\":\\"a \\\\\\"b\\\\\\" \\\\u00e9\\"}')).toEqual({ title: 'a "b" é' });
  expect([parseBlockJson('{"lightbox":'), parseBlockJson(''), parseBlockJson('{.if x}')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
