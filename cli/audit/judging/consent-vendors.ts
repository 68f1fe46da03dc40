/**
 * Vendors of the Transparency and Consent Framework by their hosts. Ids are from IAB Europe's global vendor list, hosts from the
 * vendors' set-up pages (our choice: widespread vendors with hosts of their own).
 */
const vendors: readonly { readonly id: number; readonly name: string; readonly domains: readonly string[] }[] = [
  { id: 10, name: 'Index Exchange', domains: ['casalemedia.com', 'indexww.com'] },
  { id: 11, name: 'Quantcast', domains: ['quantserve.com', 'quantcount.com'] },
  { id: 13, name: 'Sovrn', domains: ['lijit.com'] },
  { id: 16, name: 'RTB House', domains: ['creativecdn.com'] },
  { id: 21, name: 'The Trade Desk', domains: ['adsrvr.org'] },
  { id: 28, name: 'TripleLift', domains: ['3lift.com'] },
  { id: 32, name: 'Xandr', domains: ['adnxs.com'] },
  { id: 42, name: 'Taboola', domains: ['taboola.com'] },
  { id: 45, name: 'Smart Adserver', domains: ['smartadserver.com'] },
  { id: 50, name: 'Adform', domains: ['adform.net'] },
  { id: 52, name: 'Magnite (Rubicon)', domains: ['rubiconproject.com'] },
  { id: 58, name: '33Across', domains: ['33across.com'] },
  { id: 61, name: 'GumGum', domains: ['gumgum.com'] },
  { id: 69, name: 'OpenX', domains: ['openx.net'] },
  { id: 76, name: 'PubMatic', domains: ['pubmatic.com'] },
  { id: 77, name: 'comScore', domains: ['scorecardresearch.com'] },
  { id: 79, name: 'MediaMath', domains: ['mathtag.com'] },
  { id: 80, name: 'Sharethrough', domains: ['sharethrough.com'] },
  { id: 91, name: 'Criteo', domains: ['criteo.com', 'criteo.net'] },
  { id: 95, name: 'Lotame', domains: ['crwdcntrl.net'] },
  { id: 97, name: 'LiveRamp', domains: ['rlcdn.com'] },
  { id: 128, name: 'BidSwitch', domains: ['bidswitch.net'] },
  { id: 132, name: 'Teads', domains: ['teads.tv'] },
  { id: 142, name: 'Media.net', domains: ['media.net'] },
  { id: 157, name: 'Seedtag', domains: ['seedtag.com'] },
  { id: 164, name: 'Outbrain', domains: ['outbrain.com'] },
  { id: 565, name: 'Adobe Audience Manager', domains: ['demdex.net'] },
  { id: 755, name: 'Google Advertising', domains: ['doubleclick.net', 'googlesyndication.com', 'googleadservices.com'] },
  { id: 793, name: 'Amazon Ads', domains: ['amazon-adsystem.com'] },
];

/** Returns the vendor of a host; null for a host that is not in the list. */
export function consentVendorOf(hostname: string): { readonly id: number; readonly name: string } | null {
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return vendors.find(({ domains }) => domains.some(isOf)) ?? null;
}
