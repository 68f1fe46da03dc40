import { expect, test } from 'vitest';
import { isOn, splitRules, withPreset } from '../../../../fake-server/inspector/faults/preset-rules.ts';

test('a comma in parentheses belongs to its rule', () => {
  expect(splitRules('hit:delay:uniform(1,2), maps:hang ,')).toEqual(['hit:delay:uniform(1,2)', 'maps:hang']);
});

test('a preset is turned on beside the active rules, and off without them', () => {
  const on = withPreset('slow-maps', 'track:status:500', true);
  expect(on).toBe('track:status:500,preset:slow-maps');
  expect([isOn('slow-maps', on), isOn('slow-maps', 'preset:slow'), isOn('', on)]).toEqual([true, false, false]);
  expect(withPreset('slow-maps', on, false)).toBe('track:status:500');
  expect(withPreset('slow-maps', on, true)).toBe(on);
});
