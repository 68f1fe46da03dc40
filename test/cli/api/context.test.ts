import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { ioOf } from '../../../cli/api/context.ts';

test('listeners of 20 calls do not stay on the signal of their caller, whose abort reaches each call', () => {
  const controller = new AbortController();
  const calls = Array.from({ length: 20 }, () => ioOf({ signal: controller.signal }));
  const reasons: unknown[] = [];
  for (const { stopped } of calls) stopped.addEventListener('abort', () => reasons.push(stopped.reason));
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  controller.abort('enough');
  expect(reasons).toEqual(Array.from({ length: 20 }, () => 'enough'));
});

test('a call without a signal is not stopped', () => {
  expect(ioOf({}).stopped.aborted).toBe(false);
});
