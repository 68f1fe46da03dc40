import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JournalProblem } from '../../runtime/contract/journal.ts';
import { handlers } from '../endpoints/index.ts';
import { readCookies } from '../http/cookies.ts';
import { splitTarget } from '../http/target.ts';
import type { Journal } from '../journal/journal.ts';
import { readRecordedPayloads } from '../recorded.ts';
import type { PlatformState } from '../state.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkSchema } from './check-schema.ts';
import { allowCrossOrigin, answerOptions } from './cors.ts';
import { checkCrumb, crumbFailAnswer } from './crumb.ts';
import type { ApiAnswer, Handler } from './handler.ts';
import { journalHeaders } from './journal-headers.ts';
import { createMatcher } from './match.ts';
import { type ReadCall, readCall } from './read-call.ts';
import { sendAnswer } from './send-answer.ts';

export interface ApiOptions {
  readonly journal: Journal;
  readonly state: PlatformState;
}

/** Serves one call of the API on a site's origin; `site` is empty on a host that is no site. */
export type Api = (request: IncomingMessage, response: ServerResponse, site: string) => Promise<void>;

/**
 * Every /api call: read within bounds, decoded, checked against the contract, answered, journalled (interfaces §4). The entry is
 * in the journal before the answer goes out. Calls that the contract lacks get 404 or 405; what cannot be decoded gets 400 or 413.
 */
export function createApi({ journal, state }: ApiOptions): Api {
  const match = createMatcher(Object.values(handlers));
  const recorded = readRecordedPayloads();

  const decide = (handler: Handler, call: ReadCall, request: IncomingMessage, params: Readonly<Record<string, string>>) => {
    const { endpoint } = handler;
    const cookies = readCookies(request.headers.cookie);
    const problems: JournalProblem[] = [...call.problems];
    const encodingProblem = checkEncoding(endpoint, call.shape);
    if (encodingProblem) problems.push(encodingProblem);
    const named = new Set(problems.map(({ pointer }) => pointer));
    problems.push(...checkSchema(endpoint.name, call.query, call.body).filter(({ pointer }) => !named.has(pointer)));
    const crumb = checkCrumb({ ...call, place: endpoint.crumb, headers: request.headers, cookies }, state.crumbs);
    if (crumb.problem) problems.push(crumb.problem);
    if (crumb.wrong && handler.refusesWrongCrumb) return { answer: crumbFailAnswer(state.crumbs.issue()), problems };
    const answer = handler.answer({
      ...call,
      params,
      headers: request.headers,
      cookies,
      recorded: recorded.get(endpoint.name)?.answer ?? { status: 200, body: {} },
      state,
      note: (pointer, message) => problems.push({ pointer, message }),
    });
    return { answer, problems };
  };

  return async (request, response, site) => {
    const { path, queryText } = splitTarget(request.url);
    const method = request.method ?? 'GET';
    const matched = match(method, path);
    allowCrossOrigin(request, response);
    if (method === 'OPTIONS') return answerOptions(request, response, matched.kind === 'wrong-method' ? matched.allowed : []);
    const handler = matched.kind === 'found' ? matched.handler : null;
    const call = await readCall(request, queryText, handler?.nestedJson ?? []);
    const { answer, problems } =
      call.refusal !== null
        ? { answer: refusalAnswer(call), problems: call.problems }
        : matched.kind === 'found'
          ? decide(matched.handler, call, request, matched.params)
          : unhandled(matched, method, path, response);
    journal.add({
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
      status: answer.status,
      fault: null,
    });
    if (answer.status > 0) sendAnswer(response, answer);
  };
}

const refusalAnswer = ({ refusal, problems }: ReadCall): ApiAnswer => ({
  status: refusal ?? 0,
  ...(refusal === 413 ? { headers: { Connection: 'close' } } : {}),
  body: { error: problems.map(({ message }) => message).join(' ') },
});

function unhandled(
  matched: { kind: 'unknown' } | { kind: 'wrong-method'; allowed: readonly string[] },
  method: string,
  path: string,
  response: ServerResponse,
): { answer: ApiAnswer; problems: JournalProblem[] } {
  if (matched.kind === 'unknown') {
    const message = `The contract has no call at ${path}.`;
    return { answer: { status: 404, body: { error: message } }, problems: [{ pointer: '', message }] };
  }
  const allowed = matched.allowed.join(', ');
  response.setHeader('Allow', allowed);
  const message = `${path} answers ${allowed}, not ${method}.`;
  return { answer: { status: 405, body: { error: message } }, problems: [{ pointer: '', message }] };
}
