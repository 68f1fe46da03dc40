import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { handlers } from '../endpoints/index.ts';
import { messageOf } from '../errors.ts';
import { applyEffects, sendsResponse } from '../faults/effect.ts';
import type { Fault } from '../faults/engine.ts';
import type { Faults } from '../faults/faults.ts';
import { headerRules, pageRules, queryRules } from '../faults/sources.ts';
import { readCookies } from '../http/cookies.ts';
import { reissueCookies } from '../http/reissue-cookies.ts';
import { splitTarget } from '../http/target.ts';
import type { Journal } from '../journal/journal.ts';
import type { Recording } from '../journal/recording.ts';
import { redactEntry } from '../journal/redact.ts';
import { readRecordedPayloads } from '../recorded.ts';
import type { PlatformState } from '../state.ts';
import type { ApiResponse } from './api-response.ts';
import { allowCrossOrigin, respondToOptions } from './cors.ts';
import { crumbsOf } from './crumb.ts';
import { type Decision, decide } from './decide.ts';
import { journalHeaders } from './journal-headers.ts';
import { createMatcher, type Match } from './match.ts';
import { type ReadCall, readCall } from './read-call.ts';
import { sendResponse } from './send-response.ts';

export interface ApiOptions {
  readonly journal: Journal;
  readonly recording: Recording | null;
  readonly state: PlatformState;
  readonly faults: Faults;
  /** Whether the responses to census calls set the visitor's cookies again. */
  readonly reissuesCookies: boolean;
}

/** Serves one call of the API on a site's origin; `site` is empty on a host that is no site. */
export type Api = (request: IncomingMessage, response: ServerResponse, site: string) => Promise<void>;

/**
 * Every /api call: read within bounds, decoded, checked against the contract, responded to, journalled (interfaces §4). The entry is
 * in the journal, and in the recording, before the response goes out. Calls that the contract lacks get 404 or 405; what cannot be
 * decoded gets 400 or 413.
 */
export function createApi({ journal, recording, state, faults, reissuesCookies }: ApiOptions): Api {
  const match = createMatcher(Object.values(handlers));
  const recorded = readRecordedPayloads();

  const decideAll = (matched: Match, call: ReadCall, request: IncomingMessage, site: string, fault: Fault | null): Decision => {
    const { headers } = request;
    if (call.refusal === null && matched.kind === 'found') {
      const example = recorded.get(matched.handler.endpoint.name)?.answer ?? { status: 200, body: {} };
      return decide({ ...matched, site, call, headers, cookies: readCookies(headers.cookie), recorded: example }, fault, state);
    }
    const plain =
      call.refusal === null
        ? unhandled(matched, request)
        : { response: refusalResponse(call), problems: call.problems, isDuplicate: false };
    return fault && call.refusal !== 0 ? { ...plain, response: applyEffects(plain.response, fault.effects, state) } : plain;
  };

  return async (request, response, site) => {
    const { path, queryText } = splitTarget(request.url);
    const method = request.method ?? 'GET';
    const matched = match(method, path);
    const handler = matched.kind === 'found' ? matched.handler : null;
    allowCrossOrigin(request, response);
    if (method === 'OPTIONS') return respondToOptions(request, response, matched.kind === 'wrong-method' ? matched.allowed : []);
    const call = await readCall(request, queryText, handler?.nestedJson ?? []);
    const { fault, problem } = chooseFault(faults, request, call, handler?.endpoint.name ?? '');
    const decision = problem === null ? decideAll(matched, call, request, site, fault) : badRules(problem);
    const { response: decided, problems, isDuplicate } = decision;
    const isSent = decided.status > 0 && sendsResponse(fault?.effects ?? []);
    noteIssuedCrumb(fault, decided);
    journal.add(
      redactEntry({
        time: new Date().toISOString(),
        site,
        endpoint: handler?.endpoint.name ?? null,
        method,
        path,
        query: call.query,
        headers: journalHeaders(request.headers),
        encoding: call.encoding,
        body: call.body,
        bodyText: call.bodyText,
        valid: problems.length === 0,
        problems,
        status: isSent ? decided.status : 0,
        fault: fault?.text ?? null,
        ...(isDuplicate ? { note: 'duplicate: this was taken before, and changes nothing now' } : {}),
      }),
    );
    // Whoever gets a response finds the call in the recording, even if the process is killed now.
    await recording?.written();
    if (reissuesCookies && path.startsWith('/api/census/') && decided.status < 400) reissueCookies(request, response);
    if (decided.status > 0) sendResponse(response, decided, fault);
  };
}

/** The fault that a call meets; rules that it brings along and that cannot be read are its own problem. */
function chooseFault(faults: Faults, request: IncomingMessage, call: ReadCall, name: EndpointName | '') {
  const { headers } = request;
  const crumbs = crumbsOf({ ...call, headers }).map(({ crumb }) => crumb);
  const target = { name, isCall: true };
  const sources = {
    header: headerRules(request),
    query: queryRules(splitTarget(request.url).queryText),
    page: pageRules(request),
  };
  try {
    return { fault: faults.choose({ target, crumbs, ...sources }), problem: null };
  } catch (error) {
    return { fault: null, problem: messageOf(error) };
  }
}

const badRules = (message: string): Decision => ({
  response: { status: 400, body: { error: message } },
  problems: [{ pointer: '', message }],
  isDuplicate: false,
});

/** The retry that brings the crumb of a fault's response passes. */
function noteIssuedCrumb(fault: Fault | null, { body }: ApiResponse): void {
  const crumb = (body as { crumb?: unknown } | null)?.crumb;
  if (fault && typeof crumb === 'string') fault.noteIssuedCrumb(crumb);
}

const refusalResponse = ({ refusal, problems }: ReadCall): ApiResponse => ({
  status: refusal ?? 0,
  ...(refusal === 413 ? { headers: { Connection: 'close' } } : {}),
  body: { error: problems.map(({ message }) => message).join(' ') },
});

function unhandled(matched: Match, { method, url }: IncomingMessage): Decision {
  const { path } = splitTarget(url);
  const allowed = matched.kind === 'wrong-method' ? matched.allowed.join(', ') : null;
  const message = allowed === null ? `The contract has no call at ${path}.` : `${path} answers ${allowed}, not ${method}.`;
  const response: ApiResponse = {
    status: allowed === null ? 404 : 405,
    ...(allowed === null ? {} : { headers: { Allow: allowed } }),
    body: { error: message },
  };
  return { response, problems: [{ pointer: '', message }], isDuplicate: false };
}
