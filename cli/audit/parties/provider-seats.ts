/**
 * Countries of the headquarters of well-known providers, as the imprints and annual reports of their sites state them: a country, and its
 * providers. A name stands also for the products that begin with it: `Google` for `Google Ads`. Companies of a group in the European
 * Union are not listed.
 */
const seatRows = `
United States | Google, YouTube, Meta, Microsoft, Azure, LinkedIn, X, Pinterest, Snap, Reddit, Quora, Adobe, Amazon, AWS, HubSpot
United States | Salesforce, Squarespace, Cloudflare, Akamai, Imperva, Stripe, Vimeo, hCaptcha, Intercom, Mixpanel, Amplitude, Segment
United States | Optimizely, Crazy Egg, FullStory, LogRocket, Klaviyo, Mailchimp, Quantcast, Chartbeat, The Trade Desk, OneTrust, TrustArc
United States | Outbrain, PubMatic, Magnite, LiveRamp, Pendo
Canada | Shopify
Israel | Wix
Denmark | Cookiebot, Siteimprove, Adform, Cookie Information
Germany | Usercentrics, etracker, consentmanager, INFOnline, Econda, Borlabs Cookie, AWIN, IONOS, Jimdo
France | Criteo, Didomi, Axeptio, Contentsquare, AB Tasty, Kameleoon, Brevo
Malta | Hotjar
Italy | iubenda
Poland | Piwik PRO, LiveChat
New Zealand | Matomo
Russia | Yandex
China | Baidu
`;

const seats = seatRows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [country = '', providers = ''] = row.split(' | ');
    return providers.split(', ').map((name) => ({ name, country }));
  });

/** Returns the country of a provider's headquarters; null where it is not known. */
export const seatOf = (provider: string): string | null =>
  seats.find(({ name }) => provider === name || provider.startsWith(`${name} `))?.country ?? null;
