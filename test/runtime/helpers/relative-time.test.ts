import { describe, expect, test } from 'vitest';
import { keepRelativeTime, relativeTime } from '../../../runtime/features/helpers/relative-time.ts';
import { settlingClock } from '../../helpers/fakes/settling-clock.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('relative time', () => {
  // helpers#relative-time
  test.each([
    [0, 'just now'],
    [4.9 * second, 'just now'],
    [5 * second, 'about 5 seconds ago'],
    [37.9 * second, 'about 37 seconds ago'],
    [59.9 * second, 'about 59 seconds ago'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, 'yesterday'],
    [6 * day, '6 days ago'],
    [7 * day, 'June 8, 2026'],
    [-30 * second, 'just now'],
    [-2 * day, 'June 17, 2026'],
    [Number.NaN, ''],
  ])('%d ms ago is %j', (agoMs, words) => {
    expect(relativeTime(now - agoMs, now, 'en-US')).toBe(words);
  });

  test('is in the language of the reader', () => {
    expect(relativeTime(now - 2 * hour, now, 'de-DE')).toBe('vor 2 Stunden');
  });

  test('an unknown language is replaced by the browser’s', () => {
    expect(relativeTime(now - 2 * hour, now, 'not a locale!')).not.toBe('');
  });
});

// helpers#relative-time
test('the text is shown at once and updated every 5000 ms, until it is stopped', async () => {
  const clock = settlingClock(now);
  const shown: string[] = [];
  const stop = keepRelativeTime(clock, now, (words) => shown.push(words), 'en-US');
  await clock.turn(4999);
  expect(shown).toEqual(['just now']);
  await clock.turn(5001);
  expect(shown).toEqual(['just now', 'about 5 seconds ago', 'about 10 seconds ago']);
  stop();
  await clock.turn(60_000);
  expect(shown).toHaveLength(3);
});
