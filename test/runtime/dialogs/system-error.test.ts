import { expect, test } from 'vitest';
import { decodeSystemError } from '../../../runtime/page/system-error.ts';

test('a system error keeps its fields', () => {
  const error = { url: '/api/x', kind: 'network', format: 'json', errorText: 'down' };
  expect(decodeSystemError(error)).toEqual(error);
});

test.each([undefined, null, 'x', 3, {}, { kind: 'odd', url: 7, errorText: {} }])(
  '%o becomes an empty error of kind other',
  (input) => {
    expect(decodeSystemError(input)).toEqual({ url: '', kind: 'other', format: '', errorText: '' });
  },
);
