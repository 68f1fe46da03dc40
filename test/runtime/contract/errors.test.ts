import { expect, test } from 'vitest';
import { chunkLoadError, responseError, runtimeError } from '../../../runtime/contract/errors.ts';

// errors#chunk-failure
test('the error of a chunk names the chunk, and whether it timed out or is missing', () => {
  const cause = new Error('net');
  const error = chunkLoadError('gallery', 'timeout', cause);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk gallery failed', type: 'timeout', cause });
  expect(chunkLoadError('map', 'missing').type).toBe('missing');
});

test('an unusable response carries its status, and every error its code', () => {
  expect(responseError('Unauthorized request', 401)).toMatchObject({ name: 'ResponseError', status: 401, code: 'response' });
  expect(runtimeError('no-image', 'No image')).toMatchObject({ name: 'RuntimeError', code: 'no-image' });
});
