import { readFields } from '../../../runtime/contract/read.ts';
import { withoutHash } from '../artifacts/addresses.ts';
import type { PageVisit, Request } from '../artifacts/artifacts.ts';
import { type Call, callsOf, isOwnCall } from '../artifacts/calls.ts';
import { sentRequests } from '../artifacts/sent-requests.ts';
import { isPageView } from '../judging/exclusion.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { unrepeated } from '../judging/unrepeated.ts';

type Encoding = 'form' | 'json' | 'form or json' | 'text' | 'none';

interface Shape {
  readonly method: string;
  readonly path: RegExp;
  readonly encoding: Encoding;
  /** Fields of a form, in order; others may follow. */
  readonly fields?: readonly string[];
  readonly list?: true;
}

/** Time in which two records of a button are of one click, because a visitor needs longer to click again. */
const oneClickMs = 300;

/** Shapes of the platform's calls: calls#endpoint-table. */
const shapes: readonly Shape[] = [
  { method: 'POST', path: /^\/api\/events\/RecordJavascriptErrors$/, encoding: 'json', list: true },
  { method: 'POST', path: /^\/api\/events\/RecordEvent$/, encoding: 'form or json', fields: ['crumb', 'event', 'data'] },
  { method: 'GET', path: /^\/api\/1\/performance\/settings$/, encoding: 'none' },
  { method: 'POST', path: /^\/api\/1\/performance\/records$/, encoding: 'text', list: true },
  { method: 'POST', path: /^\/api\/form\/FormSubmissionKey$/, encoding: 'none' },
  { method: 'POST', path: /^\/api\/form\/SaveFormSubmission$/, encoding: 'form' },
  { method: 'POST', path: /^\/api\/events\/Trace$/, encoding: 'form', fields: ['data'] },
  { method: 'GET', path: /^\/api\/track\/Track$/, encoding: 'none' },
  { method: 'POST', path: /^\/api\/widget\/GetWidgetRendering$/, encoding: 'form', fields: ['widgetJSON'] },
  { method: 'POST', path: /^\/api\/auth\/Logout$/, encoding: 'none' },
  { method: 'GET', path: /^\/api\/auth\/sso\/help$/, encoding: 'none' },
  { method: 'POST', path: /^\/api\/site-users\/account\/session$/, encoding: 'json' },
  { method: 'DELETE', path: /^\/api\/site-users\/account\/session$/, encoding: 'none' },
  { method: 'GET', path: /^\/api\/google-maps\/places\/(autocomplete|details)$/, encoding: 'none' },
  { method: 'POST', path: /^\/api\/census\/RecordHit$/, encoding: 'form', fields: ['event', 'data', 'ss_cvr'] },
  { method: 'POST', path: /^\/api\/census\/button-(click|render)$/, encoding: 'form or json' },
  { method: 'POST', path: /^\/api\/census\/(form-render|overlay)$/, encoding: 'form or json' },
  { method: 'POST', path: /^\/api\/census\/RecordQuickView\/[^/]+$/, encoding: 'none' },
];

/** Calls have the shape that the platform reads. A call of another shape has no effect, because its failure is ignored. */
export const callShape = defineRule({
  id: 'call-shape',
  title: 'Calls to the platform have the method, encoding, fields and origin of the contract, and are made once',
  reference: 'calls#endpoint-table',
  needs: 'context',
  explain: {
    means:
      'A call has another shape than the contract defines, is made too often or to another origin, or its address contains ' +
      'personal data.',
    why:
      'Failures of these calls are ignored, so mistakes stay unnoticed and the figures are wrong. Addresses are written to ' +
      'logs, which must not contain personal data.',
    wrong: "fetch('/api/census/RecordHit', { method: 'POST', body: JSON.stringify(hit) });",
    right: "fetch('/api/census/RecordHit', { method: 'POST', body: new URLSearchParams({ event, data, ss_cvr }) });",
    fix:
      'Use the runtime’s interface (SSRuntime.track, the service `calls`), or make the call as `ss-runtime endpoints` lists ' +
      'it.',
  },
  check: (page) => page.visits.flatMap(wrongCalls),
});

function wrongCalls(visit: PageVisit): Problem[] {
  const calls = callsOf(visit).filter(({ path }) => path.startsWith('/api/'));
  return [
    ...calls.flatMap((call) => wrongShape(visit, call)),
    ...calls.flatMap((call) => wrongOrigin(visit, call)),
    ...calls.flatMap((call) => wrongPlace(visit, call)),
    ...countedTwice(visit),
    ...clickedTwice(visit),
    ...sentRequests(visit).flatMap((request) => personalData(visit, request)),
  ];
}

function wrongShape(visit: PageVisit, call: Call): Problem[] {
  const known = shapes.filter(({ path }) => path.test(call.path));
  if (known.length === 0)
    return isOwnCall(visit, call)
      ? [problem(visit, call, 'address', `${call.method} ${call.path} is not a call of the platform.`, 'warning')]
      : [];
  const shape = known.find(({ method }) => method === call.method);
  if (!shape) {
    const methods = known.map(({ method }) => method).join(' or ');
    return [problem(visit, call, 'method', `${call.path} is called by ${call.method}; it must be ${methods}.`)];
  }
  return [...wrongEncoding(visit, call, shape), ...wrongFields(visit, call, shape)];
}

function wrongEncoding(visit: PageVisit, call: Call, { encoding }: Shape): Problem[] {
  if (call.contentType === null || encoding === 'none') return [];
  const sent = /json/i.test(call.contentType) ? 'json' : /form/i.test(call.contentType) ? 'form' : 'text';
  if (encoding.includes(sent)) return [];
  const message =
    `${call.method} ${call.path} is sent as ${call.contentType}; ` +
    `it must be ${encoding === 'text' ? 'plain text' : encoding}.`;
  return [problem(visit, call, 'encoding', message)];
}

function wrongFields(visit: PageVisit, call: Call, { fields, list }: Shape): Problem[] {
  if (call.body === null || call.body === '') return [];
  if (list && !Array.isArray(call.body))
    return [problem(visit, call, 'body', `${call.method} ${call.path} must have a JSON list as its body.`)];
  const isJson = call.contentType !== null && /json/i.test(call.contentType);
  if (!fields || isJson || typeof call.body !== 'object' || Array.isArray(call.body)) return [];
  const sent = Object.keys(call.body);
  const missing = fields.filter((field) => !sent.includes(field));
  if (missing.length > 0)
    return [
      problem(
        visit,
        call,
        'fields',
        `${call.method} ${call.path} lacks ${missing.join(', ')}; its fields are ${fields.join(', ')}.`,
      ),
    ];
  const order = sent.filter((field) => fields.includes(field));
  if (order.join() === fields.join()) return [];
  const message = `${call.method} ${call.path} has its fields in the order ${order.join(', ')}; it must be ${fields.join(', ')}.`;
  return [problem(visit, call, 'order', message, 'warning')];
}

/** Calls of the platform go to the page's own origin: calls#endpoint-table. */
function wrongOrigin(visit: PageVisit, call: Call): Problem[] {
  if (call.endpoint === null || isOwnCall(visit, call)) return [];
  const { hostname } = new URL(call.url);
  return [
    problem(visit, call, 'origin', `${call.method} ${call.path} goes to ${hostname}; it must go to the page's own origin.`),
  ];
}

/** Paths have no slash at their end, and hashes no `#`: analytics#event-payload and analytics#page-fields. */
function wrongPlace(visit: PageVisit, call: Call): Problem[] {
  const fields = readFields(call.body);
  const { pagePath, pageHash } = call.endpoint === 'record-event' ? readFields(fields.data) : fields;
  const path =
    typeof pagePath === 'string' && /.\/$/.test(pagePath)
      ? [problem(visit, call, 'path', `${call.path} has a pagePath that ends in a slash; it must end without one.`)]
      : [];
  const hash =
    typeof pageHash === 'string' && pageHash.startsWith('#')
      ? [problem(visit, call, 'hash', `${call.path} has a pageHash that starts with #; it must start without it.`)]
      : [];
  return [...path, ...hash];
}

/** A visit counts each address once for each load. A restored page is a page view again: analytics#restored-page. */
function countedTwice(visit: PageVisit): Problem[] {
  const counts = new Map<string, number>();
  const loadsOf = (page: string) =>
    visit.requests.filter(({ type, url }) => type === 'Document' && withoutHash(url) === withoutHash(page)).length;
  return unrepeated(callsOf(visit).filter(isPageView)).flatMap((call) => {
    const data = readFields(readFields(call.body).data);
    if (data.restore === true || data.restore === 'true') return [];
    const view = `${call.page} ${String(data.url ?? '')}`;
    const count = (counts.get(view) ?? 0) + 1;
    counts.set(view, count);
    const isExtra = count > Math.max(1, loadsOf(call.page));
    return isExtra ? [problem(visit, call, 'count', 'The same page view is counted more than once in a visit.')] : [];
  });
}

/** A click is recorded once: analytics#button-click-first and analytics#quick-view. */
function clickedTwice(visit: PageVisit): Problem[] {
  const clicks = unrepeated(
    callsOf(visit).filter(({ endpoint }) => endpoint === 'button-click' || endpoint === 'record-quick-view'),
  );
  const buttonOf = ({ path, body, bodyText }: Call) => `${path} ${String(readFields(body).id ?? bodyText)}`;
  const again = clicks.find((call, index) =>
    clicks.slice(0, index).some((other) => buttonOf(other) === buttonOf(call) && Math.abs(call.atMs - other.atMs) < oneClickMs),
  );
  return again ? [problem(visit, again, 'count', `${again.path} records the same click more than once.`)] : [];
}

const emailAddress = /[^\s=&?/@%]+(@|%40)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}/i;

/** Addresses are written to logs and passed on, so they must not contain personal data. */
function personalData(visit: PageVisit, { url, method, sentBy }: Request): Problem[] {
  const { search, hostname, pathname } = new URL(url);
  if (!emailAddress.test(search)) return [];
  return [
    {
      subject: `personal data ${hostname}${pathname}`,
      journey: visit.journey,
      message: `${method} ${hostname}${pathname} has an e-mail address in its query.`,
      initiator: sentBy,
      evidence: { host: hostname, path: pathname },
    },
  ];
}

const problem = (
  visit: PageVisit,
  call: Call,
  subject: string,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem => ({
  subject: `${subject} ${call.endpoint ?? call.path}`,
  journey: visit.journey,
  severity,
  message,
  initiator: call.sentBy,
  evidence: { call },
});
