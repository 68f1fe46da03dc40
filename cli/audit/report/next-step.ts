/** Steps by reason, the most specific first. */
const steps: readonly (readonly [reason: RegExp, step: string])[] = [
  [
    /counts as not given/,
    'Press the buttons of the banner in a fresh window, and open the page again. Buttons that do nothing are a fault: a no ' +
      'that cannot be given.',
  ],
  [/pay-or-consent/, 'Offer a refusal that costs nothing. Until then a no cannot be given.'],
  [
    /banner-not-understood|no control that|no cookie banner was found|--banner-(?:accept|decline)/,
    'Look at the page. If its banner has the control, name it with --banner-accept and --banner-decline; if it has none, ' +
      'that is a fault: an answer that cannot be given.',
  ],
  [
    /check for robots|sign-in|answered with status (?:401|403|405|407|429|451|503)/,
    'Audit the page as a visitor whom the site lets in: with the cookies of a sign-in (--cookies), a header (--header), or ' +
      'from another network.',
  ],
  [/--timeout|within \d+ ms/, 'Audit the page again with more time, such as --timeout 120000.'],
  [/no could not be given/, 'It is judged once the visitor’s no can be given: see the visit with a no (declined).'],
  [/interrupted/, 'Let the audit run to its end.'],
];

/** Returns what to do about something that could not be judged, as sentences. */
export const nextStep = (reason: string): string =>
  steps.find(([pattern]) => pattern.test(reason))?.[1] ??
  'Open the page in a browser. If it loads there, audit it again; else mend it first.';
