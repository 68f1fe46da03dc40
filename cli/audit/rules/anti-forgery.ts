import { isOwnAddress } from '../artifacts/addresses.ts';
import type { Call, PageVisit } from '../artifacts/artifacts.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

/** Where each call carries the crumb. Spec 1 §7 for the header and the field, spec 2 §7 for the query; census calls need none (our choice). */
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

/** The crumb cookie's value goes with the calls that change something, and to no other site. Spec 1 §7, spec 2 §7 "Generic data layer". */
export const antiForgery = defineRule({
  id: 'anti-forgery',
  title: 'Calls carry the anti-forgery value of the crumb cookie, and no other site gets it',
  reference: 'calls#crumb-places',
  explain: {
    means: 'A call went out without the crumb, with a wrong one, or the crumb went to another site.',
    why: 'The crumb proves that the page itself made the call. Who else knows it can act in the visitor’s name.',
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
  // A beacon of a page that goes away has no headers that anybody saw.
  if (crumb === undefined || (crumb !== null && known.includes(crumb))) return [];
  const message =
    crumb === null
      ? `${call.method} ${call.path} is sent without the crumb; it must carry it as ${place}.`
      : `${call.method} ${call.path} carries another ${place} than the crumb cookie's value.`;
  return [{ subject: `call ${call.endpoint}`, journey: visit.journey, message, initiator: call.sentBy, evidence: { call } }];
}

/** The crumb as the call carries it; null for none, undefined where nobody could see. */
function crumbOf(call: Call, place: string): string | null | undefined {
  const query = URL.canParse(call.url) ? new URL(call.url).searchParams.get('crumb') : null;
  if (place === 'query parameter crumb') return query;
  if (place === 'header X-CSRF-Token') return call.contentType === null ? undefined : call.csrfHeader;
  const field = typeof call.body === 'object' && call.body !== null ? (call.body as { crumb?: unknown }).crumb : undefined;
  // The direct variant of the call posts JSON, and the data layer appends the crumb to the address.
  return typeof field === 'string' ? field : query;
}

/** A crumb in what goes to another host. */
function leaked(visit: PageVisit): Problem[] {
  const known = crumbs(visit).filter((crumb) => crumb.length >= 8);
  const carries = (text: string | null) =>
    text !== null && known.some((crumb) => text.includes(crumb) || text.includes(encodeURIComponent(crumb)));
  return visit.requests
    .filter(({ url }) => !isOwnAddress(visit, url) && carries(url))
    .map(({ url, sentBy }) => ({
      subject: `host ${new URL(url).hostname}`,
      journey: visit.journey,
      message: `The crumb is sent to ${new URL(url).hostname}; it belongs to this site alone.`,
      initiator: sentBy,
      evidence: { host: new URL(url).hostname },
    }));
}

/** Values that the crumb cookie had in this visit. */
const crumbs = (visit: PageVisit): string[] => [
  ...new Set(
    [...visit.jarBefore, ...visit.jarAfter, ...visit.writes]
      .filter(({ name, value }) => name === 'crumb' && value !== '')
      .map(({ value }) => value),
  ),
];
