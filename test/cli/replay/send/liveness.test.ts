import { expect, test } from 'vitest';
import { createLiveness } from '../../../../cli/replay/send/liveness.ts';

function livenessAt(timeoutMs: number) {
  const clock = { ms: 0 };
  const liveness = createLiveness(timeoutMs, () => clock.ms);
  return { clock, liveness };
}

const times = (count: number, act: () => void): void => {
  for (let time = 0; time < count; time += 1) act();
};

test('a target is gone after five consecutive refused connections', () => {
  const { liveness } = livenessAt(10_000);
  times(4, () => liveness.failed(true));
  expect(liveness.gone).toBe(false);
  liveness.failed(true);
  expect(liveness.gone).toBe(true);
});

test('a response resets the count of failures', () => {
  const { liveness } = livenessAt(10_000);
  times(4, () => liveness.failed(true));
  liveness.noteResponse();
  times(4, () => liveness.failed(true));
  expect(liveness.gone).toBe(false);
});

test('a hundred simultaneous failures of open connections do not count as gone', () => {
  const { liveness } = livenessAt(10_000);
  times(100, () => liveness.failed(false));
  expect(liveness.gone).toBe(false);
});

test('a target is gone after five failures during 10 s without a response, and stays gone', () => {
  const { clock, liveness } = livenessAt(10_000);
  times(5, () => liveness.failed(false));
  clock.ms = 9999;
  liveness.failed(false);
  expect(liveness.gone).toBe(false);
  clock.ms = 10_000;
  liveness.failed(false);
  liveness.noteResponse();
  expect(liveness.gone).toBe(true);
});
