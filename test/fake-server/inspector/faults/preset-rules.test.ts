import { expect, test } from 'vitest';
import { isOn, splitRules, withPreset } from '../../../../fake-server/inspector/faults/preset-rules.ts';

test('a comma in parentheses belongs to its rule', () => {
  expect(splitRules('hit:delay:uniform(1,2), maps:hang ,')).toEqual(['hit:delay:uniform(1,2)', 'maps:hang']);
});

test('a preset is turned on beside the active rules, and off without them', () => {
  const preset = 'maps:hang,chunk:status:404';
  const on = withPreset(preset, 'track:status:500', true);
  expect(on).toBe('track:status:500,maps:hang,chunk:status:404');
  expect([isOn(preset, on), isOn(preset, 'maps:hang'), isOn('', on)]).toEqual([true, false, false]);
  expect(withPreset(preset, on, false)).toBe('track:status:500');
  expect(withPreset(preset, on, true)).toBe(on);
});
