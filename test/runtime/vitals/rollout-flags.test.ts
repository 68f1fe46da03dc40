import { expect, test } from 'vitest';
import recorded from '../../../fixtures/payloads/performance-settings.json' with { type: 'json' };
import { decodePerformanceSettings, listedRolloutFlags } from '../../../runtime/contract/vitals/rollout-flags.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

const off = { isOn: false, pageSpeed: false, userTiming: false };
const on = { isOn: true, pageSpeed: true, userTiming: true };
const flagsOf = (settings: object) => decodePerformanceSettings({ pageLoadId: 'p1', settings }).flags;

test('the recorded response has pageLoadId and switches rum, track-page-speed and track-user-timing on', () => {
  expect(decodePerformanceSettings(recorded.response.body)).toEqual({ pageLoadId: 'recorded-page-load', flags: on });
});

// vitals#rollout-flags
test('flags are read with and without the suffix -rollout, in settings and beside it', () => {
  expect(flagsOf({ rum: true, 'track-page-speed': true })).toEqual({ ...on, userTiming: false });
  expect(decodePerformanceSettings({ 'rum-rollout': true, 'track-user-timing-rollout': true }).flags).toEqual({
    ...on,
    pageSpeed: false,
  });
});

// vitals#flag-values
test.each([
  true,
  'true',
  1,
  '1',
  'on',
  'enabled',
  'on-rollout',
  'rum-rollout',
  { variant: 'on-rollout' },
  { value: true },
  { enabled: true },
])('%j is on', (value) => expect(flagsOf({ rum: value }).isOn).toBe(true));

// vitals#flag-values
test.each([
  false,
  null,
  0,
  0.5,
  '',
  'false',
  'off',
  'off-rollout',
  'control-rollout',
  {},
  [],
  { variant: 'off' },
  { enabled: false },
])('%j is off', (value) => expect(flagsOf({ rum: value }).isOn).toBe(false));

// vitals#rollout-flags
test('without rum all flags are off', () => {
  expect(flagsOf({ 'track-page-speed': true, 'track-user-timing': true })).toEqual(off);
});

test('a response without usable flags is all off, and has no id', () => {
  for (const input of [...hostileValues, undefined, 'x', []])
    expect(decodePerformanceSettings(input)).toEqual({ pageLoadId: '', flags: off });
});

// vitals#listed-flags
test('a page that lists one of the flags decides all of them; a page that lists none decides nothing', () => {
  expect(listedRolloutFlags(['rum-rollout', 'track-page-speed'])).toEqual({ ...on, userTiming: false });
  expect(listedRolloutFlags(['track-page-speed'])).toEqual(off);
  expect(listedRolloutFlags(['something_else'])).toBeNull();
  expect(listedRolloutFlags([])).toBeNull();
});
