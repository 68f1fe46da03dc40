import { expect, test } from 'vitest';
import { createAvailability } from '../../../../cli/replay/send/availability.ts';

function availabilityAt(giveUpAfterMs: number) {
  const clock = { ms: 0 };
  return { clock, availability: createAvailability(giveUpAfterMs, () => clock.ms) };
}

const times = (count: number, act: () => void): void => {
  for (let time = 0; time < count; time += 1) act();
};

test('a target that refuses connections is away, and is given up after 10 s', () => {
  const { clock, availability } = availabilityAt(10_000);
  times(100, () => availability.noteRefusal('connection refused'));
  expect([availability.awayBecause, availability.gaveUpBecause]).toEqual(['connection refused', null]);
  clock.ms = 9999;
  availability.noteRefusal('connection refused');
  expect(availability.gaveUpBecause).toBeNull();
  clock.ms = 10_000;
  availability.noteRefusal('connection refused');
  expect(availability.gaveUpBecause).toBe('connection refused');
});

test('a connection starts the time again: a response, or a request without one', () => {
  const { clock, availability } = availabilityAt(10_000);
  availability.noteRefusal('connection refused');
  availability.noteResponse();
  clock.ms = 10_000;
  availability.noteRefusal('connection refused');
  availability.noteFailure('connection closed', 10_000);
  expect(availability.awayBecause).toBeNull();
  clock.ms = 20_000;
  availability.noteRefusal('connection refused');
  expect(availability.gaveUpBecause).toBeNull();
});

test('a hundred simultaneous failures of open connections do not give up the target', () => {
  const { availability } = availabilityAt(10_000);
  times(100, () => availability.noteFailure('connection closed', 0));
  expect(availability.gaveUpBecause).toBeNull();
});

test('five failures during 10 s without a response give up the target, for the rest of the replay', () => {
  const { clock, availability } = availabilityAt(10_000);
  times(4, () => availability.noteFailure('no response', 0));
  clock.ms = 10_000;
  availability.noteFailure('no response', 3000);
  availability.noteResponse();
  expect(availability.gaveUpBecause).toBe('no response');
});

test('a time of 0 gives up at the first refusal', () => {
  const { availability } = availabilityAt(0);
  availability.noteRefusal('connection refused');
  expect(availability.gaveUpBecause).toBe('connection refused');
});
