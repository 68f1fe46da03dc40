import { expect, test } from 'vitest';
import { dayForKey } from '../../../runtime/features/calendar/day-for-key.ts';
import { isoOf } from '../../../runtime/features/calendar/days.ts';

/** Wednesday, 31 January 2024, in days since 1970. */
const from = Date.UTC(2024, 0, 31) / 86_400_000;
const monday = 1;

const dayAfter = (key: string, event: Partial<KeyboardEvent> = {}, forward = 1) => {
  const day = dayForKey({ key, ...event } as KeyboardEvent, from, { firstWeekday: monday, forward });
  return day === undefined ? undefined : isoOf(day);
};

// commerce#calendar-keys
test(
  'arrow keys move by a day or a week, Home and End to the ends of the week, Page Up and Page Down by a month, with Shift by ' +
    'a year',
  () => {
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map((key) => dayAfter(key)),
    ).toEqual(['2024-01-30', '2024-02-01', '2024-01-24', '2024-02-07', '2024-01-29', '2024-02-04', '2023-12-31', '2024-02-29']);
    expect(['PageUp', 'PageDown'].map((key) => dayAfter(key, { shiftKey: true }))).toEqual(['2023-01-31', '2025-01-31']);
  },
);

test('from right to left the left and right arrow keys are swapped', () => {
  expect(['ArrowLeft', 'ArrowRight'].map((key) => dayAfter(key, {}, -1))).toEqual(['2024-02-01', '2024-01-30']);
});

test('other keys, names of inherited properties, and keys with Ctrl, Alt or Meta move nowhere', () => {
  expect(['a', 'Tab', 'constructor', '__proto__'].map((key) => dayAfter(key))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['ctrlKey', 'altKey', 'metaKey'].map((name) => dayAfter('ArrowLeft', { [name]: true }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
