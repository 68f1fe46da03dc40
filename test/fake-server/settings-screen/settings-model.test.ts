import { expect, test } from 'vitest';
import {
  choicesFor,
  dataSwitches,
  isOn,
  type Switch,
  settingsJson,
  settingText,
  withSwitch,
} from '../../../fake-server/settings-screen/settings-model.ts';

const named = (key: string): Switch => {
  const found = dataSwitches.find((each) => each.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
};

test('isActivityLogEnabled is the inverse of isVisitorDataRestricted', () => {
  const log = named('isActivityLogEnabled');
  expect(isOn({ isVisitorDataRestricted: true }, log)).toBe(false);
  expect(isOn({ isVisitorDataRestricted: false }, log)).toBe(true);
  expect(isOn({}, log)).toBe(true);
  expect(withSwitch({ kept: 1 }, log, true)).toEqual({ kept: 1, isVisitorDataRestricted: false });
  expect(withSwitch({}, log, false)).toEqual({ isVisitorDataRestricted: true });
});

test('isAnalyticsCookiesDisabled equals isRestrictiveCookiePolicyEnabled', () => {
  const analytics = named('isAnalyticsCookiesDisabled');
  expect(isOn({ isRestrictiveCookiePolicyEnabled: true }, analytics)).toBe(true);
  expect(isOn({ isRestrictiveCookiePolicyEnabled: 'true' }, analytics)).toBe(true);
  expect(isOn({}, analytics)).toBe(false);
  expect(withSwitch({}, analytics, true)).toEqual({ isRestrictiveCookiePolicyEnabled: true });
});

test('a bar has two positions, a popup four corners', () => {
  const positions = (settings: object) =>
    choicesFor({ ...settings })
      .find(({ key }) => key === 'cookieBannerPosition')
      ?.options.map(([value]) => value);
  expect(positions({})).toEqual(['TOP', 'BOTTOM']);
  expect(positions({ cookieBannerVariant: 'POPUP' })).toEqual(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']);
});

test('values that are not text are shown as empty text, and unknown keys are copied unchanged', () => {
  expect(settingText({ cookieBannerText: 5 }, 'cookieBannerText')).toBe('');
  expect(JSON.parse(settingsJson({ other: [1], cookieBannerText: 'x' }))).toEqual({ other: [1], cookieBannerText: 'x' });
});
