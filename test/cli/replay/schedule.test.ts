import { describe, expect, test } from 'vitest';
import { createSchedule, type Pace } from '../../../cli/replay/schedule.ts';

/** Creates a schedule on a clock that is set by `clock.ms`. */
function scheduleAt(pace: Pace, ms = 1000) {
  const clock = { ms };
  const schedule = createSchedule(pace, () => clock.ms);
  schedule.begin();
  return { clock, schedule };
}

describe('at recorded speed', () => {
  test('keeps the gaps of the recording', () => {
    const { schedule } = scheduleAt({ speed: 1 });
    expect([70_000, 70_200, 75_000].map((ms) => schedule.dueAtMs(ms))).toEqual([1000, 1200, 6000]);
  });

  test('at speed 2 the gaps are halved, at 0.5 doubled', () => {
    const twice = scheduleAt({ speed: 2 }).schedule;
    const half = scheduleAt({ speed: 0.5 }).schedule;
    expect([0, 100].map((ms) => twice.dueAtMs(ms))).toEqual([1000, 1050]);
    expect([0, 100].map((ms) => half.dueAtMs(ms))).toEqual([1000, 1200]);
  });

  test('a time before an earlier one is due at once and shifts nothing after it', () => {
    const { schedule } = scheduleAt({ speed: 1 });
    expect([500, 700, 600, 100, 800].map((ms) => schedule.dueAtMs(ms))).toEqual([1000, 1200, 1200, 1200, 1300]);
  });

  test('a request without a time is due with the one before it', () => {
    const { schedule } = scheduleAt({ speed: 1 });
    expect([null, 500, null, 600].map((ms) => schedule.dueAtMs(ms))).toEqual([1000, 1000, 1000, 1100]);
  });

  test('lateness does not shift what follows', () => {
    const { clock, schedule } = scheduleAt({ speed: 1 });
    schedule.dueAtMs(0);
    clock.ms = 9999;
    expect(schedule.dueAtMs(100)).toBe(1100);
  });

  test('the next recording begins when the last request was due, on its own clock', () => {
    const { schedule } = scheduleAt({ speed: 1 });
    schedule.dueAtMs(0);
    schedule.dueAtMs(400);
    schedule.begin();
    expect([5, 105].map((ms) => schedule.dueAtMs(ms))).toEqual([1400, 1500]);
  });

  test('the next recording does not catch up on what was late', () => {
    const { clock, schedule } = scheduleAt({ speed: 1 });
    schedule.dueAtMs(0);
    clock.ms = 3000;
    schedule.begin();
    expect(schedule.dueAtMs(0)).toBe(3000);
  });
});

test('at 50 requests a second one is due every 20 ms, whatever was recorded, over all recordings', () => {
  const { schedule } = scheduleAt({ ratePerSecond: 50 });
  const due = [schedule.dueAtMs(0), schedule.dueAtMs(99_999)];
  schedule.begin();
  expect([...due, schedule.dueAtMs(null)]).toEqual([1000, 1020, 1040]);
});

test('at speed max everything is due now', () => {
  const { clock, schedule } = scheduleAt('max');
  schedule.dueAtMs(0);
  clock.ms = 1234;
  expect(schedule.dueAtMs(99_999)).toBe(1234);
});
