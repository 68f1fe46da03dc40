import { expect, test } from 'vitest';
import { bind, later, rbind, throttle } from '../../../runtime/compat/nodes/timing.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

// compat#library-names
test('Y.bind and Y.rbind keep the context and add arguments before and after those of the call; a name means a method', () => {
  const owner = {
    name: 'owner',
    tell(this: { name: string }, ...args: unknown[]) {
      return [this.name, ...args];
    },
  };
  expect(bind(owner.tell, owner, 1)(2)).toEqual(['owner', 1, 2]);
  expect(rbind(owner.tell, owner, 1)(2)).toEqual(['owner', 2, 1]);
  expect(bind('tell', owner)()).toEqual(['owner']);
  expect(bind(undefined, owner)()).toBeUndefined();
});

test('Y.later calls once, with its context and arguments, unless it is cancelled', () => {
  const clock = handClock();
  const seen: unknown[] = [];
  function note(this: unknown, ...args: unknown[]): void {
    seen.push([this, ...args]);
  }
  later(clock, 100, 'context', note, ['a', 'b']);
  later(clock, 100, { note }, 'note', 'c');
  later(clock, 50, null, note).cancel();
  clock.turn(99);
  expect(seen).toEqual([]);
  clock.turn(1);
  expect(seen).toEqual([
    ['context', 'a', 'b'],
    [{ note }, 'c'],
  ]);
  clock.turn(1000);
  expect(seen).toHaveLength(2);
});

test('Y.later repeats on request, until it is cancelled, also by its callback', () => {
  const clock = handClock();
  let calls = 0;
  const timer = later(
    clock,
    100,
    null,
    () => {
      calls += 1;
      if (calls === 3) timer.cancel();
    },
    null,
    true,
  );
  clock.turn(1000);
  expect([calls, timer.interval]).toEqual([3, true]);
});

test('Y.throttle calls at once and then at most once per interval, with the given context', () => {
  const clock = handClock();
  const seen: unknown[] = [];
  const throttled = throttle(
    clock,
    function (this: unknown, value) {
      seen.push([this, value]);
    },
    200,
    'context',
  );
  throttled(1);
  clock.turn(199);
  throttled(2);
  clock.turn(1);
  throttled(3);
  expect(seen).toEqual([
    ['context', 1],
    ['context', 3],
  ]);
  const free = throttle(clock, () => seen.push('free'), -1);
  free();
  free();
  expect(seen.slice(2)).toEqual(['free', 'free']);
});
