import { readFields } from '../../../runtime/contract/read.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { sentRequests } from '../artifacts/sent-requests.ts';
import { type CookieKind, kindDescriptions } from '../judging/cookie-kinds.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { type TrackingCookie, trackingCookies } from '../judging/tracking-cookies.ts';
import { trackerOf } from '../parties/parties.ts';
import { isSameSite } from '../parties/sites.ts';
import { readPolicy } from '../policy/policy.ts';

/**
 * Global Privacy Control counts as a no to the sale and sharing of personal data, also on pages that do not ask first:
 * consent#privacy-control-is-no. Without the journey `gpc` there is nothing to judge.
 */
export const globalPrivacyControl = defineRule({
  id: 'global-privacy-control',
  title: 'With Global Privacy Control, no tracker is requested and no tracking cookie is set',
  reference: 'consent#privacy-control-is-no',
  explain: {
    means: 'The browser sent Global Privacy Control (Sec-GPC: 1), and the page still tracked the visitor for others.',
    why: 'California and other states of the USA treat the signal as a valid opt-out of sale and sharing, which needs no click.',
    wrong: 'loadAdvertising();   // unless the visitor finds “Do not sell my data”',
    right: 'if (!navigator.globalPrivacyControl && !isOptedOut()) loadAdvertising();',
    fix:
      'Treat the signal as an opt-out before any tag loads: in your tag manager, your consent tool’s settings, and on the ' +
      'server by the header.',
  },
  check: (page) => page.visits.filter(({ journey }) => journey === 'gpc').flatMap((visit) => tracking(page, visit)),
});

/**
 * Cookies that are read by others. A site's own cookies are forbidden only where the site declares that it honours the signal.
 */
const sharedKinds: readonly CookieKind[] = ['known-tracker', 'third-party'];
const ownKinds: readonly CookieKind[] = ['listed', 'identifier'];

function tracking(page: PageArtifacts, visit: PageVisit): Problem[] {
  const isDeclared = declaresSupport(visit);
  const first = page.visits.find(({ journey }) => journey === 'first');
  const kinds = isDeclared ? [...sharedKinds, ...ownKinds] : sharedKinds;
  const severity = isDeclared ? 'error' : 'warning';
  const compared = (isSame: (other: PageVisit) => boolean) => (first === undefined ? {} : { alsoWithoutSignal: isSame(first) });
  const although = `although the browser sends Global Privacy Control${isDeclared ? ', which the site declares to honour' : ''}`;

  const cookies = newCookies(page, visit)
    .filter(({ kind }) => kinds.includes(kind))
    .map(
      (cookie): Problem => ({
        subject: `cookie ${cookie.domain} ${cookie.name}`,
        journey: visit.journey,
        severity,
        message: `Cookie ${cookie.name} (${kindDescriptions[cookie.kind]}) is set ${although}.`,
        initiator: cookie.initiator,
        evidence: { cookie, ...compared((other) => newCookies(page, other).some(({ name }) => name === cookie.name)) },
      }),
    );
  const requests = sentRequests(visit).flatMap((sent): Problem[] => {
    const host = hostOf(sent.url);
    const tracker = trackerOf(sent.url);
    const isOwnFrame = isSameSite(host, hostOf(sent.page));
    if (isSameSite(host, hostOf(visit.landedOn)) || (tracker === null && (isOwnFrame || sent.method !== 'POST'))) return [];
    const what = tracker === null ? `Data are sent to ${host}, another site,` : `${host} (${tracker}) is requested`;
    return [
      {
        subject: `host ${host}`,
        journey: visit.journey,
        severity: tracker === null ? 'note' : severity,
        message: `${what} ${although}.`,
        initiator: sent.sentBy,
        evidence: { host, ...compared((other) => sentRequests(other).some(({ url }) => hostOf(url) === host)) },
      },
    ];
  });
  return [...cookies, ...requests];
}

/** Returns the tracking cookies that a visit set, without those of an earlier one. */
const newCookies = (page: PageArtifacts, visit: PageVisit): TrackingCookie[] =>
  trackingCookies(page, visit, visit.jarAfter, visit.writes).filter(
    ({ name, initiator }) => initiator !== null || !visit.jarBefore.some((cookie) => cookie.name === name),
  );

/** Whether the site declares that it honours the signal: consent#global-privacy-control. */
function declaresSupport({ context }: PageVisit): boolean {
  const { globalPrivacyControl: option } = readFields(readPolicy(context).settings.consentOptions);
  return option === true || option === 'true';
}
