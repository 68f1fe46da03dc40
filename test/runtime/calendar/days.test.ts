import { expect, test } from 'vitest';
import {
  addMonths,
  dayIn,
  firstWeekdayOf,
  isoOf,
  sameDateIn,
  supportedTimeZone,
  toDay,
  weeksOf,
} from '../../../runtime/features/calendar/days.ts';

const day = (year: number, month: number, date: number) => toDay(year, month - 1, date);

test.each([
  ['Asia/Tokyo', '2026-11-26'],
  ['America/New_York', '2026-11-25'],
  ['Pacific/Kiritimati', '2026-11-26'],
] as const)('19:30 UTC on 25 November falls on this day in %s: %s', (zone, iso) => {
  expect(isoOf(dayIn(Date.parse('2026-11-25T19:30:00Z'), zone))).toBe(iso);
});

test('an unsupported or empty time zone is undefined, which means the visitor’s own', () => {
  expect([supportedTimeZone('Europe/London'), supportedTimeZone('Middle-earth/Shire'), supportedTimeZone('')]).toEqual([
    'Europe/London',
    undefined,
    undefined,
  ]);
});

// commerce#calendar-month
test('weeks begin on Monday or Sunday; every month has six, with days of its neighbours', () => {
  const november = weeksOf(day(2026, 11, 1), 1).map((week) => week.map(isoOf));
  expect([november.length, november[0]?.[0], november[5]?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
  expect(weeksOf(day(2026, 2, 1), 0).map((week) => isoOf(week[0] ?? 0))).toEqual([
    '2026-02-01',
    '2026-02-08',
    '2026-02-15',
    '2026-02-22',
    '2026-03-01',
    '2026-03-08',
  ]);
  expect(['en-GB', 'en-US', 'de', 'he', 'no tag'].map(firstWeekdayOf)).toEqual([1, 0, 1, 0, 1]);
});

test('a month later than 31 January is the end of February; twelve earlier than 29 February 2024 its 28th', () => {
  expect(isoOf(sameDateIn(day(2026, 1, 31), 1))).toBe('2026-02-28');
  expect(isoOf(sameDateIn(day(2024, 2, 29), -12))).toBe('2023-02-28');
  expect(isoOf(addMonths(day(2026, 12, 24), 1))).toBe('2027-01-01');
});
