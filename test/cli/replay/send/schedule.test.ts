import { describe, expect, test } from 'vitest';
import { createSchedule, type Pace } from '../../../../cli/replay/send/schedule.ts';

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

  test('a request with an earlier time than its predecessor is due with it, and shifts no later one', () => {
    const { schedule } = scheduleAt({ speed: 1 });
    expect([500, 700, 600, 100, 800].map((ms) => schedule.dueAtMs(ms))).toEqual([1000, 1200, 1200, 1200, 1300]);
  });

  test('a request without a time is due with its predecessor', () => {
    const { schedule } = scheduleAt({ speed: 1 });
    expect([null, 500, null, 600].map((ms) => schedule.dueAtMs(ms))).toEqual([1000, 1000, 1000, 1100]);
  });

  test('a delay does not shift later due times', () => {
    const { clock, schedule } = scheduleAt({ speed: 1 });
    schedule.dueAtMs(0);
    clock.ms = 9999;
    expect(schedule.dueAtMs(100)).toBe(1100);
  });

  test('the next recording starts at the last due time, with its gaps', () => {
    const { schedule } = scheduleAt({ speed: 1 });
    schedule.dueAtMs(0);
    schedule.dueAtMs(400);
    schedule.begin();
    expect([5, 105].map((ms) => schedule.dueAtMs(ms))).toEqual([1400, 1500]);
  });

  test('the next recording does not catch up after a delay', () => {
    const { clock, schedule } = scheduleAt({ speed: 1 });
    schedule.dueAtMs(0);
    clock.ms = 3000;
    schedule.begin();
    expect(schedule.dueAtMs(0)).toBe(3000);
  });
});

test('at 50 requests per second one is due every 20 ms, whatever the recorded times, over all recordings', () => {
  const { schedule } = scheduleAt({ ratePerSecond: 50 });
  const due = [schedule.dueAtMs(0), schedule.dueAtMs(99_999)];
  schedule.begin();
  expect([...due, schedule.dueAtMs(null)]).toEqual([1000, 1020, 1040]);
});

test('at speed max every request is due now', () => {
  const { clock, schedule } = scheduleAt('max');
  schedule.dueAtMs(0);
  clock.ms = 1234;
  expect(schedule.dueAtMs(99_999)).toBe(1234);
});
