import { expect, test } from 'vitest';
import { createEmitter } from '../../../runtime/browser/emitter.ts';

test('listeners run in order until they are removed; one that throws does not stop the others', () => {
  const received: string[] = [];
  const errors: unknown[] = [];
  const emitter = createEmitter<{ change: string }>((error) => errors.push(error));
  const failure = new Error('deaf');
  const remove = emitter.on('change', (text) => received.push(`first ${text}`));
  emitter.on('change', () => {
    throw failure;
  });
  emitter.on('change', (text) => received.push(`second ${text}`));
  emitter.emit('change', 'a');
  remove();
  emitter.emit('change', 'b');
  expect(received).toEqual(['first a', 'second a', 'second b']);
  expect(errors).toEqual([failure, failure]);
});
