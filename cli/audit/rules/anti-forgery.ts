import { isOwnAddress } from '../artifacts/addresses.ts';
import type { PageVisit, Request } from '../artifacts/artifacts.ts';
import { type Call, callsOf } from '../artifacts/calls.ts';
import { sentRequests } from '../artifacts/sent-requests.ts';
import { textOf } from '../judging/identifiers.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

/**
 * Place of the crumb in each call: calls#crumb-places and calls#crumb-query. Census calls have no crumb (our choice). The
 * documented shapes of the trace log and of a new session have none.
 */
const headerCalls = ['record-javascript-errors'];
const fieldCalls = ['record-event'];
const queryCalls = ['form-submission-key', 'save-form-submission', 'get-widget-rendering', 'logout', 'site-user-session-delete'];

/** Number of refusals after which a call is not repeated. */
const maxRefusals = 2;

/** Calls other than census contain the value of the crumb cookie, which other sites never get: calls#crumb-places. */
export const antiForgery = defineRule({
  id: 'anti-forgery',
  title: 'Calls carry the anti-forgery value of the crumb cookie, and no other site gets it',
  reference: 'calls#crumb-places',
  needs: 'platform',
  explain: {
    means:
      'A call was sent without the crumb or with a wrong one, was repeated again and again with new crumbs, or the crumb ' +
      'was sent to another site.',
    why: 'The crumb proves that the page itself made the call. Another site with the crumb can act in the visitor’s name.',
    wrong: "fetch('/api/auth/Logout', { method: 'POST' });",
    right: "fetch('/api/auth/Logout?crumb=' + crumb, { method: 'POST' });",
    fix:
      'Use the runtime’s data layer (the service `calls`), which adds the crumb and renews it. Never put it into an address ' +
      'of another host.',
  },
  check: (page) =>
    page.visits.flatMap((visit) => [
      ...callsOf(visit).flatMap((call) => wrongCrumb(visit, call)),
      ...endlessRepeats(visit),
      ...leaked(visit),
    ]),
});

function wrongCrumb(visit: PageVisit, call: Call): Problem[] {
  if (call.endpoint === null || !isOwnAddress(visit, call.url)) return [];
  const known = crumbs(visit);
  if (known.length === 0) return [];
  const place = headerCalls.includes(call.endpoint)
    ? 'header X-CSRF-Token'
    : fieldCalls.includes(call.endpoint)
      ? 'field crumb'
      : queryCalls.includes(call.endpoint)
        ? 'query parameter crumb'
        : null;
  if (place === null) return [];
  const crumb = crumbOf(call, place);
  // The headers of a beacon of a page that is left are not observed.
  if (crumb === undefined || (crumb !== null && known.includes(crumb))) return [];
  const message =
    crumb === null
      ? `${call.method} ${call.path} is sent without the crumb; it must be sent as ${place}.`
      : `${call.method} ${call.path} has another ${place} than the crumb cookie's value.`;
  return [{ subject: `call ${call.endpoint}`, journey: visit.journey, message, initiator: call.sentBy, evidence: { call } }];
}

/** Returns the crumb of a call; null without one, undefined where its place was not observed. */
function crumbOf(call: Call, place: string): string | null | undefined {
  const query = URL.canParse(call.url) ? new URL(call.url).searchParams.get('crumb') : null;
  if (place === 'query parameter crumb') return query;
  if (place === 'header X-CSRF-Token') return call.contentType === null ? undefined : call.csrfHeader;
  const field = typeof call.body === 'object' && call.body !== null ? (call.body as { crumb?: unknown }).crumb : undefined;
  // A variant of the call posts JSON and has its crumb in the query.
  return typeof field === 'string' ? field : query;
}

/**
 * A call that is refused because of its crumb is repeated once: calls#crumb-renewal. Without the bodies of its responses, a call
 * counts as refused when it is sent again with another crumb.
 */
function endlessRepeats(visit: PageVisit): Problem[] {
  const attempts = new Map<string, Call[]>();
  for (const call of callsOf(visit).filter(({ endpoint, url }) => endpoint !== null && isOwnAddress(visit, url))) {
    const key = `${call.method} ${call.path} ${withoutCrumb(call)}`;
    attempts.set(key, [...(attempts.get(key) ?? []), call]);
  }
  return [...attempts.values()].flatMap((calls) => {
    const [last] = calls.slice(-1);
    const refused = calls.slice(0, -1).filter(({ crumbFail }) => crumbFail === true).length;
    const crumbsSent = calls.every(({ crumbFail }) => crumbFail === undefined) ? new Set(calls.map(anyCrumbOf)).size : 0;
    if (!last || Math.max(refused, crumbsSent - 1) < maxRefusals) return [];
    return [
      {
        subject: `repeats ${last.endpoint}`,
        journey: visit.journey,
        message:
          `${last.method} ${last.path} is sent ${calls.length} times with new crumbs; a call is repeated once with the new ` +
          'crumb.',
        initiator: last.sentBy,
        evidence: { call: last },
      },
    ];
  });
}

/** Returns the body without its crumb and without times, which differ in each attempt. */
const withoutCrumb = ({ bodyText }: Call): string =>
  (bodyText ?? '')
    .replace(/(^|&)crumb=[^&]*/, '')
    .replace(/("crumb":\s*)"[^"]*"/, '$1')
    .replace(/\b1\d{12}\b/g, '');

function anyCrumbOf(call: Call): string | null {
  const inField = crumbOf(call, 'field crumb');
  return typeof inField === 'string' ? inField : call.csrfHeader;
}

/** Returns a problem for each request with the crumb to another host. */
function leaked(visit: PageVisit): Problem[] {
  const known = crumbs(visit).filter((crumb) => crumb.length >= 8);
  const containsCrumb = (request: Request) => known.some((crumb) => textOf(request).includes(crumb));
  return sentRequests(visit)
    .filter((request) => !isOwnAddress(visit, request.url) && containsCrumb(request))
    .map(({ url, sentBy }) => ({
      subject: `host ${new URL(url).hostname}`,
      journey: visit.journey,
      message: `The crumb is sent to ${new URL(url).hostname}; it belongs to this site alone.`,
      initiator: sentBy,
      evidence: { host: new URL(url).hostname },
    }));
}

/** Returns the values of the crumb cookie in this visit. */
const crumbs = (visit: PageVisit): string[] => [
  ...new Set(
    [...visit.jarBefore, ...visit.jarAfter, ...visit.writes]
      .filter(({ name, value }) => name === 'crumb' && value !== '')
      .map(({ value }) => value),
  ),
];
