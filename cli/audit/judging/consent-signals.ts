/** Purposes of Google Consent Mode, in the order of `gcd`. `gcs` has the first two. */
const purposes = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const;
export type GooglePurpose = (typeof purposes)[number];

/** State of each purpose that a request of Google's tags reports. A purpose without a default or an update is absent. */
export type GoogleConsent = Readonly<Partial<Record<GooglePurpose, 'granted' | 'denied'>>>;

/** Letters of `gcd`: the default of a purpose and its update, as one state. `l` stands for neither. */
const letters: Readonly<Record<string, 'granted' | 'denied'>> = {
  // Default denied; denied again; updated to denied without a default; default granted, then denied.
  p: 'denied',
  q: 'denied',
  m: 'denied',
  u: 'denied',
  // Default granted; granted again; updated to granted without a default; default denied, then granted.
  t: 'granted',
  v: 'granted',
  n: 'granted',
  r: 'granted',
};

/** Returns the states in the parameters `gcs` and `gcd` of a request; null for a request without them. */
export function googleConsent(parameters: readonly (readonly [string, string])[]): GoogleConsent | null {
  const value = (wanted: string) => parameters.find(([name]) => name === wanted)?.[1] ?? '';
  const short = /^G1([01-])([01-])$/.exec(value('gcs'));
  const long = /^1\d([a-z])\d([a-z])\d([a-z])\d([a-z])\d/i.exec(value('gcd'));
  if (!short && !long) return null;
  const states: Partial<Record<GooglePurpose, 'granted' | 'denied'>> = {};
  for (const [index, purpose] of purposes.entries()) {
    const digit = short?.[index + 1];
    const state = digit === '1' ? 'granted' : digit === '0' ? 'denied' : letters[long?.[index + 1] ?? ''];
    // A purpose that one parameter reports as granted is granted.
    if (state) states[purpose] = letters[long?.[index + 1] ?? ''] === 'granted' ? 'granted' : state;
  }
  return states;
}

export const purposesIn = (consent: GoogleConsent, wanted: 'granted' | 'denied'): GooglePurpose[] =>
  purposes.filter((purpose) => consent[purpose] === wanted);

/** Returns the purposes without a default or an update in a request that reports consent, which Google takes as granted. */
export function purposesWithoutState(parameters: readonly (readonly [string, string])[]): GooglePurpose[] {
  const consent = googleConsent(parameters);
  if (consent === null) return [];
  // `gcs` reports the first two only.
  const isLong = parameters.some(([name]) => name === 'gcd');
  return purposes.slice(0, isLong ? purposes.length : 2).filter((purpose) => !consent[purpose]);
}
