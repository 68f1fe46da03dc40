import { expect, test } from 'vitest';
import { createEmitter } from '../../../runtime/browser/emitter.ts';

test('listeners run in order until they are removed; one that throws does not stop the others', () => {
  const heard: string[] = [];
  const errors: unknown[] = [];
  const emitter = createEmitter<{ news: string }>((error) => errors.push(error));
  const failure = new Error('deaf');
  const off = emitter.on('news', (text) => heard.push(`first ${text}`));
  emitter.on('news', () => {
    throw failure;
  });
  emitter.on('news', (text) => heard.push(`second ${text}`));
  emitter.emit('news', 'a');
  off();
  emitter.emit('news', 'b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
  expect(errors).toEqual([failure, failure]);
});
