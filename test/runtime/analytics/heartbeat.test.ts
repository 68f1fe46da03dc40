import { expect, test } from 'vitest';
import { startHeartbeat } from '../../../runtime/features/analytics/chunks/heartbeat.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

function beat(everyMs: number) {
  const clock = handClock();
  const recorded: string[] = [];
  const page = { visibilityState: 'visible' };
  const stop = startHeartbeat(page as Document, clock, { record: async (event) => void recorded.push(event) }, everyMs);
  return { clock, recorded, page, stop };
}

// analytics#heartbeat
test('HEARTBEAT is recorded each interval while the page is in view, until it is stopped', () => {
  const { clock, recorded, page, stop } = beat(30_000);
  clock.turn(60_000);
  expect(recorded).toEqual(['HEARTBEAT', 'HEARTBEAT']);
  page.visibilityState = 'hidden';
  clock.turn(60_000);
  expect(recorded).toHaveLength(2);
  page.visibilityState = 'visible';
  clock.turn(30_000);
  expect(recorded).toHaveLength(3);
  stop();
  clock.turn(90_000);
  expect(recorded).toHaveLength(3);
});

test.each([0, Number.NaN, 999, -1])('an interval of %s records nothing', (everyMs) => {
  const { clock, recorded } = beat(everyMs);
  clock.turn(600_000);
  expect(recorded).toEqual([]);
});
