import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { handlers } from '../endpoints/index.ts';
import { messageOf } from '../errors.ts';
import { headerRules, pageRules, queryRules } from '../faults/doors.ts';
import { isAnswered, spoil } from '../faults/effect.ts';
import type { Fault } from '../faults/engine.ts';
import type { Faults } from '../faults/faults.ts';
import { readCookies } from '../http/cookies.ts';
import { splitTarget } from '../http/target.ts';
import type { Journal } from '../journal/journal.ts';
import type { Recording } from '../journal/recording.ts';
import { redactEntry } from '../journal/redact.ts';
import { readRecordedPayloads } from '../recorded.ts';
import type { PlatformState } from '../state.ts';
import type { ApiAnswer } from './api-answer.ts';
import { allowCrossOrigin, answerOptions } from './cors.ts';
import { crumbsOf } from './crumb.ts';
import { type Decision, decide } from './decide.ts';
import { journalHeaders } from './journal-headers.ts';
import { createMatcher, type Match } from './match.ts';
import { type ReadCall, readCall } from './read-call.ts';
import { sendAnswer } from './send-answer.ts';

export interface ApiOptions {
  readonly journal: Journal;
  readonly recording: Recording | null;
  readonly state: PlatformState;
  readonly faults: Faults;
}

/** Serves one call of the API on a site's origin; `site` is empty on a host that is no site. */
export type Api = (request: IncomingMessage, response: ServerResponse, site: string) => Promise<void>;

/**
 * Every /api call: read within bounds, decoded, checked against the contract, answered, journalled (interfaces §4). The entry is
 * in the journal, and in the recording, before the answer goes out. Calls that the contract lacks get 404 or 405; what cannot be
 * decoded gets 400 or 413.
 */
export function createApi({ journal, recording, state, faults }: ApiOptions): Api {
  const match = createMatcher(Object.values(handlers));
  const recorded = readRecordedPayloads();

  const decideAll = (matched: Match, call: ReadCall, request: IncomingMessage, site: string, fault: Fault | null): Decision => {
    const { headers } = request;
    if (call.refusal === null && matched.kind === 'found') {
      const answer = recorded.get(matched.handler.endpoint.name)?.answer ?? { status: 200, body: {} };
      return decide({ ...matched, site, call, headers, cookies: readCookies(headers.cookie), recorded: answer }, fault, state);
    }
    const plain =
      call.refusal === null
        ? unhandled(matched, request)
        : { answer: refusalAnswer(call), problems: call.problems, isDuplicate: false };
    return fault && call.refusal !== 0 ? { ...plain, answer: spoil(plain.answer, fault.effects, state) } : plain;
  };

  return async (request, response, site) => {
    const { path, queryText } = splitTarget(request.url);
    const method = request.method ?? 'GET';
    const matched = match(method, path);
    const handler = matched.kind === 'found' ? matched.handler : null;
    allowCrossOrigin(request, response);
    if (method === 'OPTIONS') return answerOptions(request, response, matched.kind === 'wrong-method' ? matched.allowed : []);
    const call = await readCall(request, queryText, handler?.nestedJson ?? []);
    const { fault, problem } = chooseFault(faults, request, call, handler?.endpoint.name ?? '');
    const decision = problem === null ? decideAll(matched, call, request, site, fault) : badRules(problem);
    const { answer, problems, isDuplicate } = decision;
    const isSent = answer.status > 0 && isAnswered(fault?.effects ?? []);
    noteCrumb(fault, answer);
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
        status: isSent ? answer.status : 0,
        fault: fault?.text ?? null,
        ...(isDuplicate ? { note: 'duplicate: this was taken before, and changes nothing now' } : {}),
      }),
    );
    // Whoever was answered finds the call in the recording, even if the process is killed now.
    await recording?.written();
    if (answer.status > 0) sendAnswer(response, answer, fault);
  };
}

/** The fault that a call meets; rules that it brings along and that cannot be read are its own problem. */
function chooseFault(faults: Faults, request: IncomingMessage, call: ReadCall, name: EndpointName | '') {
  const { headers } = request;
  const crumbs = crumbsOf({ ...call, headers }).map(({ crumb }) => crumb);
  const target = { name, isCall: true };
  const doors = { header: headerRules(request), query: queryRules(splitTarget(request.url).queryText), page: pageRules(request) };
  try {
    return { fault: faults.choose({ target, crumbs, ...doors }), problem: null };
  } catch (error) {
    return { fault: null, problem: messageOf(error) };
  }
}

const badRules = (message: string): Decision => ({
  answer: { status: 400, body: { error: message } },
  problems: [{ pointer: '', message }],
  isDuplicate: false,
});

/** A crumb that a fault has answered lets the retry pass. */
function noteCrumb(fault: Fault | null, { body }: ApiAnswer): void {
  const crumb = (body as { crumb?: unknown } | null)?.crumb;
  if (fault && typeof crumb === 'string') fault.answeredCrumb(crumb);
}

const refusalAnswer = ({ refusal, problems }: ReadCall): ApiAnswer => ({
  status: refusal ?? 0,
  ...(refusal === 413 ? { headers: { Connection: 'close' } } : {}),
  body: { error: problems.map(({ message }) => message).join(' ') },
});

function unhandled(matched: Match, { method, url }: IncomingMessage): Decision {
  const { path } = splitTarget(url);
  const allowed = matched.kind === 'wrong-method' ? matched.allowed.join(', ') : null;
  const message = allowed === null ? `The contract has no call at ${path}.` : `${path} answers ${allowed}, not ${method}.`;
  const answer: ApiAnswer = {
    status: allowed === null ? 404 : 405,
    ...(allowed === null ? {} : { headers: { Allow: allowed } }),
    body: { error: message },
  };
  return { answer, problems: [{ pointer: '', message }], isDuplicate: false };
}
