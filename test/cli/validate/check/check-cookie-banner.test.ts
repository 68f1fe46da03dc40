import { expect, test } from 'vitest';
import { checkCookieBanner } from '../../../../cli/validate/check/check-cookie-banner.ts';
import { dataOf } from '../../../../cli/validate/find/item.ts';
import { readJson } from '../../../../cli/validate/find/literals/read-json.ts';
import { sliceOf } from '../../../../cli/validate/text/mapped-text.ts';

function check(settings: object): string[] {
  const text = JSON.stringify(settings);
  const read = readJson(text);
  if ('problem' in read || read.node.kind !== 'object') throw new Error('not an object');
  const item = { kind: 'cookie-banner', pointer: '', text: sliceOf(text, 0), start: 0, data: dataOf(read.node) } as const;
  return checkCookieBanner(item, read.node).map(({ message, index }) => `${text.slice(index, index + 6)} ${message}`);
}

test.each([
  [{ cookieBannerVariant: 'FOO' }, '"FOO"} unknown value "FOO" for cookieBannerVariant; the runtime takes BAR'],
  [{ cookieBannerTheme: 'red' }, '"red"} unknown value "red" for cookieBannerTheme; the runtime takes DARK'],
  [{ cookieBannerCtaVariant: 7 }, '7} cookieBannerCtaVariant cannot be 7; the runtime takes ICON'],
  [{ cookieBannerAcceptType: 'IN' }, '"IN"} unknown value "IN" for cookieBannerAcceptType; the runtime takes OPT_IN'],
  [
    { cookieBannerPosition: 'TOP_RIGHT' },
    '"TOP_R a BAR has no such place: cookieBannerPosition is given as "TOP_RIGHT"; the runtime takes TOP',
  ],
  [
    { cookieBannerVariant: 'POPUP', cookieBannerPosition: 'BOTTOM' },
    '"BOTTO a POPUP has no such place: cookieBannerPosition is given as "BOTTOM"; the runtime takes BOTTOM_LEFT',
  ],
  [{ isCookieBannerEnabled: 'true' }, '"true" isCookieBannerEnabled is given as "true"; the runtime takes true'],
  [{ isCookieBannerEnabled: 0 }, '0} isCookieBannerEnabled cannot be 0; the runtime takes false'],
])('reports for %j the value that the runtime uses', (settings, finding) => {
  expect(check(settings)).toEqual([finding]);
});

test('accepts empty, null and absent values and an empty paragraph', () => {
  expect(check({ cookieBannerVariant: '', cookieBannerTheme: null, cookieBannerText: '<p> </p>' })).toEqual([]);
});

test('reports settings that contradict each other', () => {
  expect(check({ isRestrictiveCookiePolicyAbsolute: true })[0]).toContain('has no effect: cookies are not restricted');
  expect(check({ isRestrictiveCookiePolicyEnabled: true })[0]).toContain('visitors cannot accept them');
  const all = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true };
  expect(check(all)[0]).toContain('restricts cookies even after visitors accepted them');
  expect(check({ cookieBannerOptOutCtaText: 'No' })[0]).toContain('the opt-out text is not shown');
  expect(check({ cookieBannerOptOutCtaText: 'No', cookieBannerAcceptType: 'OPT_IN_AND_OUT' })).toEqual([]);
});

test('reports the place of markup that the runtime removes from a text', () => {
  const text = '<p>"x" <a href="/ok">a</a><a href="java\nscript:x()">b</a><img onerror=x()><IFRAME src=x></IFRAME></p>';
  expect(check({ cookieBannerText: text })).toEqual([
    `<a hre the runtime removes the link to javascript: from the banner's text`,
    `<img o the runtime removes onerror of <img> from the banner's text`,
    `<IFRAM the runtime removes <iframe> from the banner's text`,
  ]);
});

test('accepts the four kinds of links that the banner keeps, and reports a frame that it removes', () => {
  const links = ['http://a.test', 'https://a.test', 'mailto:a@a.test', 'tel:+123', '/here'].map(
    (href) => `<a href="${href}">a</a>`,
  );
  expect(check({ cookieBannerText: `<p>${links.join('')}</p>` })).toEqual([]);
  const [found, ...others] = check({ cookieBannerText: '<p>a</p><noframes>b</noframes>' });
  expect([found, others]).toEqual([expect.stringContaining("the runtime removes <noframes> from the banner's text"), []]);
});

test('reports markup in a label, which is plain text', () => {
  expect(check({ cookieBannerCtaText: 'a < b' })).toEqual([]);
  expect(check({ cookieBannerCtaText: '<b>OK</b>' })[0]).toContain('cookieBannerCtaText is plain text');
});
