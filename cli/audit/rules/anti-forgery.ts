import { isOwnAddress } from '../artifacts/addresses.ts';
import type { Call, PageVisit } from '../artifacts/artifacts.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

/** Place of the crumb in each call: calls#crumb-places and calls#crumb-query. Census calls have no crumb (our choice). */
const headerCalls = ['record-javascript-errors'];
const fieldCalls = ['record-event'];
const queryCalls = [
  'form-submission-key',
  'save-form-submission',
  'trace',
  'get-widget-rendering',
  'logout',
  'site-user-session-create',
  'site-user-session-delete',
];

/** Calls other than census contain the value of the crumb cookie, which other sites never get: calls#crumb-places. */
export const antiForgery = defineRule({
  id: 'anti-forgery',
  title: 'Calls carry the anti-forgery value of the crumb cookie, and no other site gets it',
  reference: 'calls#crumb-places',
  needs: 'context',
  explain: {
    means: 'A call was sent without the crumb or with a wrong one, or the crumb was sent to another site.',
    why: 'The crumb proves that the page itself made the call. Another site with the crumb can act in the visitor’s name.',
    wrong: "fetch('/api/events/Trace', { method: 'POST', body });",
    right: "fetch('/api/events/Trace?crumb=' + crumb, { method: 'POST', body });",
    fix: 'Use the runtime’s data layer (the service `calls`), which adds the crumb and renews it. Never put it into an address of another host.',
  },
  check: (page) => page.visits.flatMap((visit) => [...visit.calls.flatMap((call) => wrongCrumb(visit, call)), ...leaked(visit)]),
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

/** Returns a problem for each request with the crumb to another host. */
function leaked(visit: PageVisit): Problem[] {
  const known = crumbs(visit).filter((crumb) => crumb.length >= 8);
  const containsCrumb = (text: string | null) =>
    text !== null && known.some((crumb) => text.includes(crumb) || text.includes(encodeURIComponent(crumb)));
  return visit.requests
    .filter(({ url }) => !isOwnAddress(visit, url) && containsCrumb(url))
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
