import { expect, test } from 'vitest';
import { ChunkLoadError, ResponseError, RuntimeError } from '../../../runtime/contract/errors.ts';

test('a chunk that did not arrive says which one, and whether it timed out or is missing', () => {
  const cause = new Error('net');
  const error = new ChunkLoadError('gallery', 'timeout', cause);
  expect(error).toBeInstanceOf(RuntimeError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk gallery failed', type: 'timeout', cause });
  expect(new ChunkLoadError('map', 'missing').type).toBe('missing');
});

test('an unusable answer carries its status, and every error its code', () => {
  expect(new ResponseError('Unauthorized request', 401)).toMatchObject({ name: 'ResponseError', status: 401, code: 'response' });
  expect(new RuntimeError('no-image', 'No image')).toMatchObject({ name: 'RuntimeError', code: 'no-image' });
});
