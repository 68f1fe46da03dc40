import { hostOf } from '../artifacts/addresses.ts';
import type { PageVisit, Request } from '../artifacts/artifacts.ts';
import { consentState } from '../judging/consent-state.ts';
import { isSameSite } from '../judging/cookie-kinds.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { trackerOf } from '../judging/tracker-hosts.ts';

/**
 * While cookies are restricted, the page requests nothing from widespread trackers and sends no data to other sites:
 * third-parties#third-party-consent.
 */
export const thirdPartyTracking = defineRule({
  id: 'third-party-tracking',
  title: 'No tracker of another site is requested while cookies are restricted',
  reference: 'third-parties#third-party-consent',
  explain: {
    means: 'While cookies were restricted, the page requested a known tracker, or sent data to another site.',
    why: 'A request reveals the visitor’s address and page to the other site, which can set cookies whatever the banner says.',
    wrong: '<script async src="https://www.googletagmanager.com/gtag/js?id=…"></script>',
    right: "acceptButton.addEventListener('click', () => addScript(tagManager));",
    fix: 'Load the script after the visitor has agreed. The stack in the finding shows which script loaded it.',
    onPlatform: 'After SSRuntime.ready, SSRuntime.consent.accepted tells whether the visitor has agreed.',
  },
  check: (page) => page.visits.flatMap(trackingRequests),
});

function trackingRequests(visit: PageVisit): Problem[] {
  const { never, restrictedAtStart, policy } = consentState(visit);
  if (!restrictedAtStart && never === null) return [];
  const host = hostOf(visit.landedOn);
  const isRestricted = ({ afterAnswer }: Pick<Request, 'afterAnswer'>) =>
    never !== null || !afterAnswer || (visit.answer?.choice === 'decline' && policy.restrictive);
  const problems = [...visit.requests, ...sentAtLeave(visit)]
    .filter((request) => /^(https?|wss?):/.test(request.url) && isRestricted(request))
    .flatMap((request): Problem[] => {
      const { hostname } = new URL(request.url);
      if (isSameSite(hostname, host)) return [];
      const tracker = trackerOf(hostname);
      // A frame of another site may send data to that site. Its cookies are judged as those of a third party.
      const isOwnFrame = URL.canParse(request.page) && isSameSite(hostname, new URL(request.page).hostname);
      const sends = !isOwnFrame && (request.type === 'Ping' || request.method === 'POST');
      if (tracker === null && !sends) return [];
      const when = request.afterAnswer ? 'after the visitor declined' : 'while cookies are restricted';
      const what = tracker === null ? `Data are sent to ${hostname}, another site,` : `${hostname} (${tracker}) is requested`;
      return [
        {
          subject: `host ${hostname}`,
          journey: visit.journey,
          severity: tracker === null ? 'warning' : 'error',
          message: `${what} ${when}.`,
          initiator: request.sentBy,
          evidence: { host: hostname, request: { method: request.method, type: request.type } },
        },
      ];
    });
  return problems.filter(({ subject }, index) => problems.findIndex((other) => other.subject === subject) === index);
}

/** Returns the calls of a page that is left, for which the browser reports no request. */
const sentAtLeave = ({ calls, requests }: PageVisit) =>
  calls
    .filter(({ url }) => !requests.some((request) => request.url === url))
    .map(({ method, url, page, sentBy, afterAnswer }) => ({ method, url, type: 'Ping', page, sentBy, afterAnswer }));
