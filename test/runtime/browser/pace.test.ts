import { describe, expect, test } from 'vitest';
import { debounce, selfThrottle, throttle } from '../../../runtime/browser/pace.ts';
import { settlingClock } from '../../helpers/fakes/settling-clock.ts';

function setUp() {
  const clock = settlingClock(0);
  const times: number[] = [];
  return { clock, times, callback: () => void times.push(clock.now()) };
}

describe('debounce', () => {
  test('runs once, 100 ms after the latest call', async () => {
    const { clock, times, callback } = setUp();
    const run = debounce(clock, 100, callback);
    run();
    await clock.turn(60);
    run();
    await clock.turn(99);
    expect(times).toEqual([]);
    await clock.turn(1000);
    expect(times).toEqual([160]);
  });

  test('can be cancelled, and called again', async () => {
    const { clock, times, callback } = setUp();
    const run = debounce(clock, 100, callback);
    run();
    run.cancel();
    await clock.turn(1000);
    expect(times).toEqual([]);
    run();
    await clock.turn(1000);
    expect(times).toEqual([1100]);
  });
});

describe('throttle', () => {
  test('runs at once, then at most every 200 ms, and once more for calls in between', async () => {
    const { clock, times, callback } = setUp();
    const run = throttle(clock, 200, callback);
    for (let count = 0; count < 10; count++) {
      run();
      await clock.turn(50);
    }
    await clock.turn(1000);
    expect(times).toEqual([0, 200, 400, 600]);
  });

  test('runs at once again after a pause, and not without a call', async () => {
    const { clock, times, callback } = setUp();
    const run = throttle(clock, 200, callback);
    run();
    await clock.turn(500);
    run();
    await clock.turn(500);
    expect(times).toEqual([0, 500]);
  });

  test('a pending run can be cancelled', async () => {
    const { clock, times, callback } = setUp();
    const run = throttle(clock, 200, callback);
    run();
    run();
    run.cancel();
    await clock.turn(1000);
    expect(times).toEqual([0]);
    run();
    expect(times).toEqual([0, 1000]);
  });
});

describe('self-throttle', () => {
  /** A clock that advances while the callback runs. */
  function setUpWork(runTimesMs: number[]) {
    const clock = settlingClock(0);
    let passedMs = 0;
    const starts: number[] = [];
    const moving = {
      now: () => clock.now() + passedMs,
      after: clock.after,
    };
    const run = selfThrottle(moving, () => {
      starts.push(clock.now());
      passedMs += runTimesMs.shift() ?? 0;
    });
    return { clock, run, starts };
  }

  test('the first run has no delay', async () => {
    const { clock, run, starts } = setUpWork([10]);
    run();
    await clock.turn(0);
    expect(starts).toEqual([0]);
  });

  // helpers#self-throttle
  test('waits twice the average of the earlier run times', async () => {
    const { clock, run, starts } = setUpWork([10, 30, 20, 0]);
    const waits: number[] = [];
    for (let count = 0; count < 4; count++) {
      const callMs = clock.now();
      run();
      await clock.turn(1000);
      waits.push((starts.at(-1) ?? 0) - callMs);
    }
    expect(waits).toEqual([0, 20, 40, 40]);
  });

  // helpers#self-throttle
  test('only the last 22 run times count', async () => {
    const { clock, run, starts } = setUpWork([1000, ...Array(22).fill(5)]);
    for (let count = 0; count < 23; count++) {
      run();
      await clock.turn(5000);
    }
    const callMs = clock.now();
    run();
    await clock.turn(5000);
    expect((starts.at(-1) ?? 0) - callMs).toBe(10);
  });

  test('many calls during a pending run cause one run', async () => {
    const { clock, run, starts } = setUpWork([50, 50]);
    run();
    await clock.turn(0);
    for (let count = 0; count < 10; count++) run();
    await clock.turn(1000);
    expect(starts).toEqual([0, 100]);
  });

  test('a callback that throws counts as a run, and can run again', async () => {
    const clock = settlingClock(0);
    let runs = 0;
    const run = selfThrottle(
      {
        now: clock.now,
        after: (delayMs, callback) =>
          clock.after(delayMs, () => {
            expect(callback).toThrow('broken');
          }),
      },
      () => {
        runs += 1;
        throw new Error('broken');
      },
    );
    run();
    await clock.turn(10);
    run();
    await clock.turn(10);
    expect(runs).toBe(2);
  });

  test('a pending run can be cancelled', async () => {
    const { clock, run, starts } = setUpWork([]);
    run();
    run.cancel();
    await clock.turn(1000);
    expect(starts).toEqual([]);
    run();
    await clock.turn(0);
    expect(starts).toEqual([1000]);
  });
});
