import { afterEach, expect, test, vi } from 'vitest';
import { decodeCoreContext } from '../../../runtime/contract/site/core-context.ts';
import { createConsent } from '../../../runtime/features/consent/consent.ts';
import { type FakeJar, fakeJar } from '../../helpers/fakes/fake-jar.ts';

afterEach(() => void vi.unstubAllGlobals());

const core = decodeCoreContext({});
const nine = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment', 'ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
const tracked = (more: Record<string, string> = {}): FakeJar =>
  fakeJar({ ...Object.fromEntries(nine.map((name) => [name, '1'])), crumb: 'c', ...more });

const restrictive = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
const consentWith = (settings: unknown, jar = fakeJar(), cloneable = false) => {
  const onChange = vi.fn();
  const consent = createConsent(
    jar,
    () => ({ rawContext: { cookieSettings: settings }, context: { ...core, cloneable } }),
    onChange,
  );
  consent.enforce();
  return { consent, jar, onChange };
};
const left = (jar: FakeJar) => nine.filter((name) => jar.cookies.has(name));

// consent#restriction
test.each([
  ['nothing is set', undefined, {}, false, false],
  ['the policy is off', { isCookieBannerEnabled: true }, {}, false, false],
  ['the policy is off but absolute', { isRestrictiveCookiePolicyAbsolute: true }, {}, false, false],
  ['the policy is off and the answer false', { isCookieBannerEnabled: true }, { ss_cookieAllowed: 'false' }, false, false],
  ['the policy is on and there is no answer', restrictive, {}, false, true],
  ['the policy is on and the answer is false', restrictive, { ss_cookieAllowed: 'false' }, false, true],
  ['the policy is on and the answer is true', restrictive, { ss_cookieAllowed: 'true' }, false, false],
  ['the policy is on and the banner off', { isRestrictiveCookiePolicyEnabled: true }, { ss_cookieAllowed: 'true' }, false, true],
  [
    'the policy is on and absolute',
    { ...restrictive, isRestrictiveCookiePolicyAbsolute: true },
    { ss_cookieAllowed: 'true' },
    false,
    true,
  ],
  ['the site is cloneable', {}, { ss_cookieAllowed: 'true' }, true, true],
])('restriction when %s', (_, settings, cookies, cloneable, restricted) => {
  expect(consentWith(settings, fakeJar(cookies), cloneable).consent.restricted).toBe(restricted);
});

// consent#banner-cookies
test('a restrictive policy without an answer clears the nine cookies and no other', () => {
  const { jar } = consentWith(restrictive, tracked());
  expect([...jar.cookies.keys()]).toEqual(['crumb']);
});

// consent#restricted-cookies
test('a cloneable site clears the five of the tracking rule', () => {
  const { jar } = consentWith({}, tracked(), true);
  expect(left(jar)).toEqual(['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment']);
});

test('an absolute policy with consent true clears the five', () => {
  const settings = { ...restrictive, isRestrictiveCookiePolicyAbsolute: true };
  const { jar } = consentWith(settings, tracked({ ss_cookieAllowed: 'true' }));
  expect(left(jar)).toEqual(['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment']);
});

test('nothing is cleared without restriction', () => {
  expect(left(consentWith({ isCookieBannerEnabled: true }, tracked()).jar)).toEqual(nine);
  expect(left(consentWith(restrictive, tracked({ ss_cookieAllowed: 'true' })).jar)).toEqual(nine);
});

// consent#consent-cookie
test('accept stores true for 30 days, lifts the restriction and is announced', () => {
  const { consent, jar, onChange } = consentWith(restrictive);
  expect([consent.restricted, consent.accepted, consent.bannerWanted]).toEqual([true, false, true]);
  consent.accept();
  expect(jar.cookies.get('ss_cookieAllowed')).toBe('true');
  expect(jar.lifetimesMs.get('ss_cookieAllowed')).toBe(2_592_000_000);
  expect([consent.restricted, consent.accepted, consent.bannerWanted]).toEqual([false, true, false]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

// consent#consent-cookie
test('decline stores false, keeps the restriction and removes the banner', () => {
  const { consent, jar } = consentWith(restrictive, tracked({ ss_cookieAllowed: 'true' }));
  consent.decline();
  expect(jar.cookies.get('ss_cookieAllowed')).toBe('false');
  expect([consent.restricted, consent.accepted, consent.bannerWanted]).toEqual([true, false, false]);
  expect(left(jar)).toEqual([]);
});

// consent#unknown-answer
test('an unknown consent value lifts the restriction, but counts as missing consent: no tracking and no banner', () => {
  const { consent } = consentWith(restrictive, fakeJar({ ss_cookieAllowed: 'perhaps' }));
  expect([consent.restricted, consent.trackingAllowed, consent.bannerWanted]).toEqual([false, false, false]);
});

// consent#refused-cookies
test('where cookies are refused, the answer is kept on the page', () => {
  const { consent } = consentWith(restrictive, fakeJar({}, { refused: true }));
  consent.accept();
  expect([consent.accepted, consent.bannerWanted, consent.trackingAllowed]).toEqual([true, false, true]);
});

// consent#forced-preview
test('force shows the banner after any answer, unforce restores the rule; both are announced', () => {
  const { consent, onChange } = consentWith(restrictive, fakeJar({ ss_cookieAllowed: 'true' }));
  consent.force();
  expect([consent.forced, consent.bannerWanted]).toEqual([true, true]);
  consent.unforce();
  expect([consent.forced, consent.bannerWanted]).toEqual([false, false]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

// consent#settings-update
test('update merges new settings into the old ones and clears cookies they forbid; a value that is not an object changes none', () => {
  const { consent, jar, onChange } = consentWith({ isCookieBannerEnabled: true, cookieBannerTheme: 'LIGHT' }, tracked());
  consent.update({ isRestrictiveCookiePolicyEnabled: true });
  expect(consent.settings).toEqual({
    isCookieBannerEnabled: true,
    cookieBannerTheme: 'LIGHT',
    isRestrictiveCookiePolicyEnabled: true,
  });
  expect(left(jar)).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(1);
  const { settings } = consent;
  consent.update('everything');
  consent.update(null);
  expect(consent.settings).toEqual(settings);
});

test('a change carries the answer; a change of settings or preview carries none', () => {
  const { consent, onChange } = consentWith(restrictive);
  consent.accept();
  consent.decline();
  consent.force();
  consent.update({});
  expect(onChange.mock.calls).toEqual([['true'], ['false'], [undefined], [undefined]]);
});

const honouring = { isCookieBannerEnabled: true, consentOptions: { globalPrivacyControl: true } };

// consent#global-privacy-control
test.each([
  ['the settings do not honour it', { isCookieBannerEnabled: true }, true, {}, true, true],
  ['the settings honour it and the browser sends no signal', honouring, false, {}, true, true],
  ['the settings honour it and the signal is not a boolean', honouring, '1', {}, true, true],
  ['the settings honour it and the browser sends the signal', honouring, true, {}, false, false],
  ['the visitor has accepted in spite of it', honouring, true, { ss_cookieAllowed: 'true' }, true, false],
  ['the visitor has declined as well', honouring, true, { ss_cookieAllowed: 'false' }, false, false],
])('Global Privacy Control when %s', (_, settings, signal, cookies, trackingAllowed, bannerWanted) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: signal });
  const { consent } = consentWith(settings, fakeJar(cookies));
  expect([consent.trackingAllowed, consent.bannerWanted]).toEqual([trackingAllowed, bannerWanted]);
});

test('a signal that counts as a no clears the nine cookies and writes none', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const { jar } = consentWith(honouring, tracked());
  expect([...jar.cookies.keys()]).toEqual(['crumb']);
});
