import { expect, test } from 'vitest';
import { partyOf } from '../../../../cli/audit/parties/parties.ts';

const kindOf = (address: string) => partyOf(`https://${address}`).kind;

test.each([
  ['region1.google-analytics.com/g/collect', 'Google Analytics', 'analytics'],
  ['www.googletagmanager.com/gtag/js?id=G-1', 'Google Analytics', 'analytics'],
  ['www.googletagmanager.com/gtm.js?id=GTM-1', 'Google Tag Manager', 'tag-manager'],
  ['www.google.de/ads/ga-audiences?x', 'Google Ads', 'ads'],
  ['www.google.co.uk/pagead/1p-user-list/1/', 'Google Ads', 'ads'],
  ['www.google.com/recaptcha/api.js', 'Google reCAPTCHA', 'utility'],
  ['www.facebook.com/tr/?id=1', 'Meta Pixel', 'ads'],
  ['www.facebook.com/plugins/like.php', 'Meta', 'social'],
  ['bat.bing.com/action/0', 'Microsoft Advertising', 'ads'],
  ['www.clarity.ms/tag/x', 'Microsoft Clarity', 'session-recording'],
  ['www.linkedin.com/px/li_sync', 'LinkedIn Insight Tag', 'ads'],
  ['fonts.gstatic.com/s/a.woff2', 'Google Fonts', 'cdn'],
  ['js.stripe.com/v3/', 'Stripe', 'utility'],
  ['cdn.cookielaw.org/x.js', 'OneTrust', 'consent'],
  ['widget.intercom.io/widget/x', 'Intercom', 'chat'],
  ['collector.example/x', null, 'unknown'],
])('%s is of %s, for %s', (address, owner, kind) => expect(partyOf(`https://${address}`)).toEqual({ owner, kind }));

test('a domain matches with its subdomains, and not by a part of a label', () => {
  expect(partyOf('https://a.b.plausible.io/x').owner).toBe('Plausible');
  expect(partyOf('https://notgoogle-analytics.com/').owner).toBeNull();
  expect(partyOf('https://google-analytics.com.evil.example/').owner).toBeNull();
  expect(partyOf('https://mc.yandex.ru./watch/1').owner).toBe('Yandex Metrica');
});

test.each(
  'www.google-analytics.com stats.g.doubleclick.net connect.facebook.net px.ads.linkedin.com analytics.tiktok.com ct.pinterest.com tr.snapchat.com static.ads-twitter.com script.hotjar.com edge.fullstory.com cdn.segment.com api.mixpanel.com api2.amplitude.com js.hs-scripts.com shop.matomo.cloud mc.yandex.com static.criteo.net cdn.taboola.com tr.outbrain.com pixel.quantserve.com sb.scorecardresearch.com hm.baidu.com eu.i.posthog.com heapanalytics.com cdn.pendo.io cdn.lr-ingest.io cdn.mouseflow.com web-sdk.smartlook.com tools.luckyorange.com script.crazyegg.com track.adform.net insight.adsrvr.org static.klaviyo.com pi.pardot.com munchkin.marketo.net alb.reddit.com ib.adnxs.com cdn.usefathom.com cloud.umami.is cdn.inspectlet.com static.chartbeat.com secure.statcounter.com'.split(
    ' ',
  ),
)('%s is known as a tracker', (host) => {
  expect(['ads', 'analytics', 'cookieless-analytics', 'session-recording', 'marketing', 'social']).toContain(
    kindOf(`${host}/x.js`),
  );
});

test.each(
  'fonts.googleapis.com ajax.googleapis.com cdn.jsdelivr.net unpkg.com cdnjs.cloudflare.com use.typekit.net maps.googleapis.com api.mapbox.com tile.openstreetmap.org js.stripe.com www.paypal.com hcaptcha.com challenges.cloudflare.com www.youtube-nocookie.com player.vimeo.com i.ytimg.com static1.squarespace.com cdn.shopify.com secure.gravatar.com browser.sentry-cdn.com consent.cookiebot.com app.usercentrics.eu widget.trustpilot.com cdn.ampproject.org'.split(
    ' ',
  ),
)('%s is not known as a tracker', (host) => {
  expect(['cdn', 'hosting', 'utility', 'content', 'video', 'consent']).toContain(kindOf(`${host}/x.js`));
});

test('an address that cannot be parsed has no owner', () => expect(partyOf('about:blank').kind).toBe('unknown'));
