/**
 * Countries of the headquarters of well-known providers, as the imprints and annual reports of their sites state them. A name stands also
 * for the products that begin with it: `Google` for `Google Ads`. Companies of a group in the European Union are not listed.
 */
const providersByCountry: Readonly<Record<string, readonly string[]>> = {
  'United States': [
    ...['Google', 'YouTube', 'Meta', 'Microsoft', 'Azure', 'LinkedIn', 'X', 'Pinterest', 'Snap', 'Reddit', 'Quora', 'Adobe'],
    ...[
      'Amazon',
      'AWS',
      'HubSpot',
      'Salesforce',
      'Squarespace',
      'Cloudflare',
      'Akamai',
      'Imperva',
      'Stripe',
      'Vimeo',
      'hCaptcha',
    ],
    ...[
      'Intercom',
      'Mixpanel',
      'Amplitude',
      'Segment',
      'Optimizely',
      'Crazy Egg',
      'FullStory',
      'LogRocket',
      'Klaviyo',
      'Mailchimp',
    ],
    ...[
      'Quantcast',
      'Chartbeat',
      'The Trade Desk',
      'OneTrust',
      'TrustArc',
      'Outbrain',
      'PubMatic',
      'Magnite',
      'LiveRamp',
      'Pendo',
    ],
  ],
  Canada: ['Shopify'],
  Israel: ['Wix'],
  Denmark: ['Cookiebot', 'Siteimprove', 'Adform', 'Cookie Information'],
  Germany: ['Usercentrics', 'etracker', 'consentmanager', 'INFOnline', 'Econda', 'Borlabs Cookie', 'AWIN', 'IONOS', 'Jimdo'],
  France: ['Criteo', 'Didomi', 'Axeptio', 'Contentsquare', 'AB Tasty', 'Kameleoon', 'Brevo'],
  Malta: ['Hotjar'],
  Italy: ['iubenda'],
  Poland: ['Piwik PRO', 'LiveChat'],
  'New Zealand': ['Matomo'],
  Russia: ['Yandex'],
  China: ['Baidu'],
};

/** Returns the country of a provider's headquarters; null where it is not known. */
export function seatOf(provider: string): string | null {
  for (const [country, providers] of Object.entries(providersByCountry))
    if (providers.some((name) => provider === name || provider.startsWith(`${name} `))) return country;
  return null;
}
