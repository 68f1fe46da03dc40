/** Hosts of widespread trackers by vendor, from the vendors' set-up pages (our choice). */
const trackers: Readonly<Record<string, readonly string[]>> = {
  'Google Analytics': ['google-analytics.com', 'analytics.google.com'],
  'Google Tag Manager': ['googletagmanager.com'],
  'Google Ads': ['doubleclick.net', 'googleadservices.com', 'googlesyndication.com'],
  Meta: ['connect.facebook.net', 'facebook.com'],
  Microsoft: ['clarity.ms', 'bat.bing.com'],
  LinkedIn: ['px.ads.linkedin.com', 'snap.licdn.com'],
  TikTok: ['analytics.tiktok.com'],
  Pinterest: ['ct.pinterest.com', 's.pinimg.com'],
  Snap: ['sc-static.net', 'tr.snapchat.com'],
  X: ['static.ads-twitter.com', 'analytics.twitter.com'],
  Hotjar: ['hotjar.com', 'hotjar.io'],
  FullStory: ['fullstory.com'],
  Segment: ['cdn.segment.com', 'api.segment.io'],
  Mixpanel: ['mixpanel.com', 'mxpnl.com'],
  Amplitude: ['amplitude.com'],
  HubSpot: ['hs-analytics.net', 'hs-scripts.com', 'track.hubspot.com'],
  Matomo: ['matomo.cloud'],
  Yandex: ['mc.yandex.ru', 'mc.yandex.com'],
  Criteo: ['criteo.com', 'criteo.net'],
  Xandr: ['adnxs.com'],
  Taboola: ['taboola.com'],
  Outbrain: ['outbrain.com'],
  Quantcast: ['quantserve.com'],
  comScore: ['scorecardresearch.com'],
  'Amazon Ads': ['amazon-adsystem.com'],
  Adobe: ['omtrdc.net', 'demdex.net', '2o7.net'],
};

/** Returns the vendor of a tracker's host; null for a host that is not in the list. */
export function trackerOf(hostname: string): string | null {
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return Object.entries(trackers).find(([, domains]) => domains.some(isOf))?.[0] ?? null;
}
