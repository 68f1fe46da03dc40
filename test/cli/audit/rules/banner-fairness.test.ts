import { expect, test } from 'vitest';
import type { BannerControl } from '../../../../cli/audit/artifacts/artifacts.ts';
import { bannerFairness } from '../../../../cli/audit/rules/banner-fairness.ts';
import { answeredVisit, askingSettings, cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

/** consent#fair-banner */
const problems = (...visits: Parameters<typeof page>) => bannerFairness.check(page(...visits));
const check = (...visits: Parameters<typeof page>) => problems(...visits).map(({ subject, severity }) => [subject, severity]);

const control = (kind: BannerControl['kind'], text: string, more: Partial<BannerControl> = {}): BannerControl => ({
  kind,
  text,
  name: text,
  tag: 'button',
  focusable: true,
  preTicked: null,
  widthPx: 120,
  heightPx: 44,
  fontPx: 16,
  contrast: 12,
  isFilled: true,
  ...more,
});
const accept = control('accept', 'Accept all');
const reject = control('reject', 'Reject all');
const settings = control('settings', 'Settings');
const of = (...bannerControls: BannerControl[]) => visit({ context: null, bannerControls });

test('equal controls, optional choices that are off, and a fixed necessary one have no finding', () => {
  const choices = [control('choice', 'Necessary', { preTicked: false }), control('choice', 'Statistics', { preTicked: false })];
  expect(check(of(accept, reject, settings, ...choices))).toEqual([]);
  expect(check(of(accept, { ...reject, text: 'No', name: 'No', widthPx: 60, fontPx: 14, heightPx: 40, contrast: 5 }))).toEqual(
    [],
  );
});

test('a first layer without a refusal is an error, and the message names the way to it', () => {
  expect(check(of(accept, settings))).toEqual([['banner no reject', 'error']]);
  expect(problems(of(accept, settings))[0]?.message).toBe(
    'The first view of the cookie banner has no control that refuses, and accepting needs one click: a refusal is behind ' +
      '“Settings”.',
  );
  expect(check(of(accept))).toEqual([['banner no reject', 'error']]);
});

test('a refusal in other words, which the rules for the banner press in the first layer, is a note', () => {
  const refused = (by: 'rules' | 'click') => {
    const declined = answeredVisit('decline', { context: null });
    return { ...declined, answer: declined.answer && { ...declined.answer, by } };
  };
  expect(check(of(accept), refused('rules'))).toEqual([['banner no reject', 'note']]);
  expect(check(of(accept), refused('click'))).toEqual([['banner no reject', 'error']]);
  // The rules may have gone to the second layer.
  expect(check(of(accept, settings), refused('rules'))[0]).toEqual(['banner no reject', 'error']);
});

test('saving choices that are off, and closing, are no plain refusals: warnings', () => {
  const off = control('choice', 'Statistics', { preTicked: false });
  expect(check(of(accept, control('save', 'Save'), off))).toEqual([['banner no reject', 'warning']]);
  expect(check(of(accept, control('close', '×')))).toEqual([['banner no reject', 'warning']]);
  expect(check(of(accept, control('save', 'Save'), { ...off, preTicked: true }))).toEqual([
    ['banner no reject', 'error'],
    ['banner pre-ticked Statistics', 'error'],
  ]);
});

test('a notice that is only acknowledged is a note where nothing tracks, and an error where something does', () => {
  const notice = of(control('accept', 'Got it'));
  expect(check(notice)).toEqual([['banner no reject', 'note']]);
  const tracked = { jarAfter: [jarCookie('_ga', 'GA1.1.2')], writes: [cookieWrite('_ga', 1e10, { afterAnswer: true })] };
  expect(check(notice, answeredVisit('accept', { context: null, ...tracked }))).toEqual([['banner no reject', 'error']]);
});

test.each([
  [{ isFilled: false }, 'is plain text beside a button'],
  [{ heightPx: 30 }, 'is 120 × 30 px beside 120 × 44 px'],
  [{ widthPx: 40 }, 'is 40 × 44 px beside 120 × 44 px'],
  [{ fontPx: 12 }, 'has text of 12 px beside 16 px'],
  [{ contrast: 2.1 }, 'has a contrast of 2.1:1 beside 12:1; expected at least 4.5:1'],
])('a refusal with %o is less prominent', (more, message) => {
  expect(problems(of(accept, { ...reject, ...more }))).toMatchObject([
    {
      subject: 'banner prominence',
      severity: 'warning',
      message: `The cookie banner’s “Reject all” is less prominent than “Accept all”: it ${message}.`,
    },
  ]);
});

test('the most prominent of several refusals counts', () => {
  expect(check(of(accept, { ...reject, isFilled: false }, reject))).toEqual([]);
});

test('controls out of reach of the keyboard, or without a name, are reported; a refusal beside a reachable yes is an error', () => {
  expect(check(of(accept, { ...reject, tag: 'div', focusable: false }))).toEqual([
    ['banner keyboard reject Reject all', 'error'],
  ]);
  expect(check(of({ ...accept, focusable: false }, { ...reject, focusable: false }))).toEqual([
    ['banner keyboard accept Accept all', 'warning'],
    ['banner keyboard reject Reject all', 'warning'],
  ]);
  expect(
    check(of(accept, reject, control('close', '', { focusable: false }), control('other', 'Policy', { focusable: false }))),
  ).toEqual([
    ['banner keyboard close (no name)', 'warning'],
    ['banner name close', 'warning'],
  ]);
});

test('a page of this platform whose settings offer accept only is a warning, and a banner that only informs has no finding', () => {
  const withSettings = (more: object) =>
    visit({ context: { cookieSettings: { ...askingSettings, ...more } }, bannerControls: [accept] });
  expect(check(withSettings({ cookieBannerAcceptType: 'OPT_IN' }))).toEqual([['banner no reject', 'warning']]);
  expect(check(withSettings({}))).toEqual([['banner no reject', 'error']]);
  expect(check(withSettings({ isRestrictiveCookiePolicyEnabled: false }))).toEqual([]);
  expect(check(withSettings({ isRestrictiveCookiePolicyAbsolute: true }))).toEqual([]);
});

test('after an answer, a way back to the settings is expected; it may be on the page of the policy', () => {
  const answered = (reopening: { control: string | null; hasPolicyLink: boolean }, more = {}) =>
    answeredVisit('decline', { context: null, reopening, ...more });
  expect(check(answered({ control: 'Cookie settings', hasPolicyLink: false }))).toEqual([]);
  expect(check(answered({ control: null, hasPolicyLink: false }))).toEqual([['banner way back', 'warning']]);
  expect(check(answered({ control: null, hasPolicyLink: true }))).toEqual([['banner way back', 'note']]);
  const unverified = { answer: { choice: 'decline', by: 'click', verified: false, pageMs: 1 } };
  expect(check(answered({ control: null, hasPolicyLink: false }, unverified))).toEqual([]);
});

test('a return without a banner, and the preview of the banner, are not judged', () => {
  expect(check({ ...of(accept), journey: 'declined-return' }, { ...of(accept), journey: 'forced' })).toEqual([]);
});
