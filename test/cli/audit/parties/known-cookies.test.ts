import { expect, test } from 'vitest';
import { knownCookie } from '../../../../cli/audit/parties/known-cookies.ts';
import { cookieFacts } from '../../../../cli/audit/parties/party-facts.ts';

test('the table has 150 cookies and more', () => expect(cookieFacts.length).toBeGreaterThan(150));

test.each([
  ['_ga_ABC123', 'Google Analytics', 'analytics'],
  ['_gcl_au', 'Google Ads', 'marketing'],
  ['mp_0123_mixpanel', 'Mixpanel', 'analytics'],
  ['visitor_id123456-hash', 'Salesforce Pardot', 'marketing'],
  ['Hm_lvt_0123', 'Baidu', 'analytics'],
  ['phpsessid', 'PHP', 'strictly-necessary'],
  ['wp_woocommerce_session_0a1b', 'WooCommerce', 'strictly-necessary'],
  ['__cf_bm', 'Cloudflare', 'strictly-necessary'],
  ['x-csrf-token', 'anti-forgery', 'strictly-necessary'],
  ['MoodleSession3f9a', 'Moodle', 'strictly-necessary'],
  ['remember_web_3f9a8b7c', 'Laravel', 'strictly-necessary'],
  ['pll_language', 'Polylang', 'functional'],
])('%s is a cookie of %s for %s', (name, owner, purpose) => expect(knownCookie(name)).toMatchObject({ owner, purpose }));

test('the consent cookies of 15 makers and more are necessary', () => {
  const names =
    'OptanonConsent CookieConsent euconsent-v2 cookieyes-consent cookielawinfo-checkbox-analytics cc_cookie klaro ' +
    'didomi_token borlabs-cookie cmplz_marketing uc_settings axeptio_cookies _iub_cs-123 __cmpconsent123 ' +
    'notice_preferences consentUUID cookiefirst-consent CookieInformationConsent cookiehub CookieControl FCCDCF ' +
    'TERMLY_API_CACHE tarteaucitron osano_consentmanager real_cookie_banner-v:3';
  for (const name of names.split(' ')) expect([name, knownCookie(name)?.purpose]).toEqual([name, 'strictly-necessary']);
});

test('names that are not in the table, or that only resemble one, are unknown', () => {
  for (const name of ['_gap', 'my_ga', 'id', 'session', 'visitor', '', '*', '_GA', 'toString', '__proto__'])
    expect([name, knownCookie(name)]).toEqual([name, null]);
});
