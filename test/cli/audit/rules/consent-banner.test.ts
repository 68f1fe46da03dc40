import { expect, test } from 'vitest';
import { consentBanner } from '../../../../cli/audit/rules/consent-banner.ts';
import { answeredVisit, askingBanner, jarCookie, noBanner, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const messages = (...visits: Parameters<typeof page>) => consentBanner.check(page(...visits)).map(({ message }) => message);
const answered = [jarCookie('ss_cookieAllowed', 'true')];

test('has no finding for a banner that follows the settings and disappears with the answer', () => {
  const back = visit({ journey: 'accepted-return', jarBefore: answered, bannerOnLoad: noBanner });
  expect(messages(visit(), answeredVisit('accept'), back)).toEqual([]);
});

test('distinguishes a missing banner, an invisible one and a runtime that failed', () => {
  expect(messages(visit({ bannerOnLoad: noBanner }))).toEqual(['The cookie banner is enabled, but it is not on the page.']);
  expect(messages(visit({ bannerOnLoad: { ...askingBanner, visible: false } }))).toEqual([
    'The cookie banner is enabled, but it cannot be seen.',
  ]);
  expect(messages(visit({ bannerOnLoad: noBanner, runtime: 'failed' }))).toEqual([
    'The cookie banner is enabled, but the page’s runtime failed to start.',
  ]);
});

test('reports a banner that is not enabled, is shown again, or stays after the answer', () => {
  expect(messages(visit({ context: { cookieSettings: {} } }))).toEqual([
    'The cookie banner is shown although it is not enabled.',
  ]);
  expect(messages(visit({ journey: 'accepted-return', jarBefore: answered }))).toEqual([
    'The cookie banner is shown again although it was answered.',
  ]);
  expect(messages(answeredVisit('accept', { bannerAfterAnswer: askingBanner }))).toEqual([
    'The cookie banner stays after it was answered.',
  ]);
});

test('does not report a banner whose answer was not stored, which is a finding of consent-choice', () => {
  expect(messages(answeredVisit('accept', { bannerAfterAnswer: askingBanner, jarAfter: [] }))).toEqual([]);
});

test('reports every attribute that is missing or differs from the settings', () => {
  const { theme: _, ...data }: Record<string, string> = { ...askingBanner.data, position: 'TOP' };
  expect(messages(visit({ bannerOnLoad: { ...askingBanner, data } }))).toEqual([
    'The cookie banner has data-position "TOP"; the page’s settings make it "BOTTOM".',
    'The cookie banner has no data-theme; the page’s settings make it "DARK".',
  ]);
});

test('expects no attributes of another runtime', () => {
  expect(messages(visit({ runtime: null, bannerOnLoad: { ...askingBanner, data: {} } }))).toEqual([]);
});

test('expects the text of the settings, or any text where they have none', () => {
  expect(messages(visit({ settingsText: 'Something else' }))).toEqual([
    'The cookie banner’s text is not the one of the page’s settings.',
  ]);
  expect(messages(visit({ settingsText: '' }))).toEqual([]);
  expect(messages(visit({ settingsText: '', bannerOnLoad: { ...askingBanner, text: '' } }))).toEqual([
    'The cookie banner has no text.',
  ]);
});
