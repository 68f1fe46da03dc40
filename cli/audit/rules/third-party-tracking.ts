import { hostOf } from '../artifacts/addresses.ts';
import type { PageArtifacts, PageVisit, Request } from '../artifacts/artifacts.ts';
import { hintedRequests, openedWindows, sentRequests } from '../artifacts/sent-requests.ts';
import { isRestrictedAt } from '../judging/answer-state.ts';
import { consentState } from '../judging/consent-state.ts';
import { type Identifiers, identifiersOf } from '../judging/identifiers.ts';
import { judgeRequest, judgeWindow } from '../judging/judge-request.ts';
import { isOfOwnFrame, isOwnHost, partyOfRequest } from '../judging/parties-of-page.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { serviceKinds } from '../parties/party-kinds.ts';
import { isReadInPart } from '../parties/sent-values.ts';

/**
 * While cookies are restricted, the page requests nothing from trackers and sends no data to other sites:
 * third-parties#third-party-consent.
 */
export const thirdPartyTracking = defineRule({
  id: 'third-party-tracking',
  title: 'No tracker is requested and no identifier is sent to another site while cookies are restricted',
  reference: 'third-parties#third-party-consent',
  explain: {
    means:
      'While cookies were restricted, the page requested a known tracker, on its own host or another one, recorded the ' +
      'visit, or sent data to another site.',
    why: 'A request reveals the visitor’s address and page to the other site, which can set cookies whatever the banner says.',
    wrong: '<script async src="https://www.googletagmanager.com/gtag/js?id=…"></script>',
    right: "acceptButton.addEventListener('click', () => addScript(tagManager));",
    fix: 'Load the script after the visitor has agreed. The stack in the finding shows which script loaded it.',
    onPlatform: 'After SSRuntime.ready, SSRuntime.consent.accepted tells whether the visitor has agreed.',
  },
  undecided: unseenData,
  check(page: PageArtifacts) {
    const identifiers = identifiersOf(page);
    return page.visits.flatMap((visit) => trackingRequests(visit, identifiers));
  },
});

/**
 * Returns why the rule cannot be judged: data leave by a connection that no request shows, or in a body that was not read.
 */
function unseenData({ visits }: PageArtifacts): string | null {
  for (const visit of visits) {
    const isForeign = (host: string, afterAnswer: boolean) => isRestrictedAt(visit, afterAnswer) && !isOwnHost(visit, host);
    const unseen = (visit.connections ?? []).find(({ url, afterAnswer }) => isForeign(serverOf(url), afterAnswer));
    if (unseen) return `it connects to ${serverOf(unseen.url)} by ${unseen.via}, and what it sends there cannot be seen`;
    const unread = sentRequests(visit).find(
      (request) =>
        (request.hasUnreadBody || isReadInPart(request)) &&
        isForeign(hostOf(request.url), request.afterAnswer) &&
        mayBreak(request),
    );
    if (unread) return `it sends data to ${hostOf(unread.url)} that could not be read`;
  }
  return null;
}

/** Whether an identifier in a request would break the rule: a frame may send data to its own site, and services get warnings. */
const mayBreak = (request: Request): boolean => !isOfOwnFrame(request) && !serviceKinds.includes(partyOfRequest(request).kind);

/** Returns the host of an address such as `stun:stun.example:3478` or `https://example.com/`. */
const serverOf = (url: string): string => /^\w+:(?:\/\/)?([^/?#]+)/.exec(url)?.[1]?.replace(/:\d+$/, '') ?? url;

const severityOrder = ['error', 'warning', 'note'];

function trackingRequests(visit: PageVisit, identifiers: Identifiers): Problem[] {
  const { never, restrictedAtStart, policy } = consentState(visit);
  if (!restrictedAtStart && never === null) return [];
  const isRestricted = ({ afterAnswer }: { readonly afterAnswer: boolean }) =>
    never !== null || !afterAnswer || (visit.answer?.choice === 'decline' && policy.restrictive);
  const requests = [...sentRequests(visit), ...hintedRequests(visit)].filter(isRestricted);
  const problems = [
    ...requests.flatMap((request) => judgeRequest(visit, request, { requests, identifiers }) ?? []),
    ...openedWindows(visit)
      .filter((window) => isRestricted(window) && !isOwnHost(visit, hostOf(window.url)))
      .flatMap((window) => judgeWindow(visit, window, identifiers) ?? []),
  ];
  // The most severe problem of a subject counts.
  const rank = ({ severity = 'error' }: Problem) => severityOrder.indexOf(severity);
  return problems.filter((problem, index) => {
    const same = problems.filter(({ subject }) => subject === problem.subject);
    const worst = Math.min(...same.map(rank));
    return problems.findIndex((other) => other.subject === problem.subject && rank(other) === worst) === index;
  });
}
