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
    const ask = debounce(clock, 100, callback);
    ask();
    await clock.turn(60);
    ask();
    await clock.turn(99);
    expect(times).toEqual([]);
    await clock.turn(1000);
    expect(times).toEqual([160]);
  });

  test('can be called off, and asked again', async () => {
    const { clock, times, callback } = setUp();
    const ask = debounce(clock, 100, callback);
    ask();
    ask.cancel();
    await clock.turn(1000);
    expect(times).toEqual([]);
    ask();
    await clock.turn(1000);
    expect(times).toEqual([1100]);
  });
});

describe('throttle', () => {
  test('works at once, and then at most every 200 ms, the last time for what was asked in between', async () => {
    const { clock, times, callback } = setUp();
    const ask = throttle(clock, 200, callback);
    for (let count = 0; count < 10; count++) {
      ask();
      await clock.turn(50);
    }
    await clock.turn(1000);
    expect(times).toEqual([0, 200, 400, 600]);
  });

  test('works at once again after a quiet time, and not for nothing', async () => {
    const { clock, times, callback } = setUp();
    const ask = throttle(clock, 200, callback);
    ask();
    await clock.turn(500);
    ask();
    await clock.turn(500);
    expect(times).toEqual([0, 500]);
  });

  test('what waits can be called off', async () => {
    const { clock, times, callback } = setUp();
    const ask = throttle(clock, 200, callback);
    ask();
    ask();
    ask.cancel();
    await clock.turn(1000);
    expect(times).toEqual([0]);
    ask();
    expect(times).toEqual([0, 1000]);
  });
});

describe('self-throttle', () => {
  /** A clock whose time passes while the callback runs. */
  function setUpWork(runTimesMs: number[]) {
    const clock = settlingClock(0);
    let passedMs = 0;
    const starts: number[] = [];
    const moving = {
      now: () => clock.now() + passedMs,
      after: clock.after,
    };
    const ask = selfThrottle(moving, () => {
      starts.push(clock.now());
      passedMs += runTimesMs.shift() ?? 0;
    });
    return { clock, ask, starts };
  }

  test('the first run does not wait', async () => {
    const { clock, ask, starts } = setUpWork([10]);
    ask();
    await clock.turn(0);
    expect(starts).toEqual([0]);
  });

  // helpers#self-throttle
  test('waits twice the average of the earlier run times', async () => {
    const { clock, ask, starts } = setUpWork([10, 30, 20, 0]);
    const waits: number[] = [];
    for (let run = 0; run < 4; run++) {
      const askedMs = clock.now();
      ask();
      await clock.turn(1000);
      waits.push((starts.at(-1) ?? 0) - askedMs);
    }
    expect(waits).toEqual([0, 20, 40, 40]);
  });

  // helpers#self-throttle
  test('only the last 22 run times count', async () => {
    const { clock, ask, starts } = setUpWork([1000, ...Array(22).fill(5)]);
    for (let run = 0; run < 23; run++) {
      ask();
      await clock.turn(5000);
    }
    const askedMs = clock.now();
    ask();
    await clock.turn(5000);
    expect((starts.at(-1) ?? 0) - askedMs).toBe(10);
  });

  test('asked many times while it waits, it works once', async () => {
    const { clock, ask, starts } = setUpWork([50, 50]);
    ask();
    await clock.turn(0);
    for (let count = 0; count < 10; count++) ask();
    await clock.turn(1000);
    expect(starts).toEqual([0, 100]);
  });

  test('work that throws counts as a run, and can be asked for again', async () => {
    const clock = settlingClock(0);
    let runs = 0;
    const ask = selfThrottle(
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
    ask();
    await clock.turn(10);
    ask();
    await clock.turn(10);
    expect(runs).toBe(2);
  });

  test('what waits can be called off', async () => {
    const { clock, ask, starts } = setUpWork([]);
    ask();
    ask.cancel();
    await clock.turn(1000);
    expect(starts).toEqual([]);
    ask();
    await clock.turn(0);
    expect(starts).toEqual([1000]);
  });
});
