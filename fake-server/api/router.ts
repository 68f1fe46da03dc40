import express, { type RequestHandler } from 'express';
import { crumbsOf } from '../calls/crumb.ts';
import { isOverLimit } from '../calls/rate-limit.ts';
import { messageOf } from '../errors.ts';
import { applyEffects, sendsResponse } from '../faults/effect.ts';
import type { Fault } from '../faults/engine.ts';
import { headerRules, pageRules, queryRules } from '../faults/sources.ts';
import type { ApiResponse } from '../http/api-response.ts';
import { readCookies } from '../http/cookies.ts';
import { reissueCookies } from '../http/reissue-cookies.ts';
import { requestSender } from '../http/sender-of.ts';
import { splitTarget } from '../http/target.ts';
import type { Recording } from '../journal/recording.ts';
import { redactEntry } from '../journal/redact.ts';
import { type Sessions, sessionField } from '../sessions/sessions.ts';
import { checkCall } from './check.ts';
import { type ApiMiddleware, type CallContext, createCallContext, type Endpoint } from './context.ts';
import { allowCrossOrigin, respondToOptions } from './cors.ts';
import { endpointsByPath } from './endpoints.ts';
import { readCall } from './read.ts';
import { foreignCallResponse, refusalResponse, respondToCall, unknownCallResponse } from './respond.ts';
import { sendResponse } from './send.ts';

export interface ApiOptions {
  readonly sessions: Sessions;
  readonly recording: Recording | null;
  /** Whether the responses to census calls set the visitor's cookies again. */
  readonly reissuesCookies: boolean;
  /** Whether the journal has the values of secret fields. */
  readonly keepsSecrets: boolean;
}

/**
 * Serves every /api call of the site in `response.locals.site`. The entry is in the journal, and in the recording, before the
 * response is sent. Calls that the contract does not have get 404 or 405; calls that cannot be decoded get 400 or 413.
 */
export function createApi({ sessions, recording, reissuesCookies, keepsSecrets }: ApiOptions): RequestHandler {
  const steps = [
    crossOrigin,
    read,
    check,
    refuseForeign,
    chooseFault,
    respond,
    writeJournal(recording, keepsSecrets),
    send(reissuesCookies),
  ];
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use(openContext(sessions));
  for (const [path, endpoints] of endpointsByPath()) {
    const allowed = endpoints.map(({ row }) => row.method);
    const route = router.route(path);
    // Without this handler Express would call that of GET: https://expressjs.com/en/5x/api.html#app.METHOD.
    route.head(setAllowed(allowed), ...steps);
    for (const endpoint of endpoints) route[routeMethods[endpoint.row.method]](setEndpoint(endpoint), ...steps);
    route.all(setAllowed(allowed), ...steps);
  }
  router.use(...steps);
  return router;
}

const routeMethods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

const openContext =
  (sessions: Sessions): RequestHandler =>
  (request, response, next) => {
    const { path, queryText } = splitTarget(request.url);
    const { method, headers } = request;
    const site = String(response.locals.site ?? '');
    const session = sessions.of(request);
    const sender = requestSender(request);
    response.locals.context = createCallContext({ session, sender, site, method, path, queryText }, readCookies(headers.cookie));
    // Express decodes paths before it compares them; the contract's paths are compared as written.
    if (/[%#]/.test(path)) request.url = path.replace(/[%#]/g, encodeURIComponent);
    next();
  };

const setEndpoint =
  (endpoint: Endpoint): ApiMiddleware =>
  ({ params }, { locals: { context } }, next) => {
    context.endpoint = endpoint;
    context.params = params;
    next();
  };

const setAllowed =
  (allowed: readonly string[]): ApiMiddleware =>
  (_request, { locals: { context } }, next) => {
    context.allowedMethods = allowed;
    next();
  };

const crossOrigin: ApiMiddleware = (request, response, next) => {
  allowCrossOrigin(request, response);
  if (request.method === 'OPTIONS') respondToOptions(request, response, response.locals.context.allowedMethods);
  else next();
};

const read: ApiMiddleware = async (request, { locals: { context } }, next) => {
  context.call = await readCall(request, context.queryText, context.endpoint?.row.nestedJson ?? []);
  context.problems = [...context.call.problems];
  context.crumbs = crumbsOf({ query: context.call.query, body: context.call.body, headers: request.headers });
  next();
};

const check: ApiMiddleware = (_request, { locals: { context } }, next) => {
  const { endpoint, call, problems, session } = context;
  if (call.refusal === null && endpoint) {
    const checked = checkCall(context, endpoint, session.state.crumbs);
    problems.push(...checked.problems);
    context.hasWrongCrumb = checked.hasWrongCrumb;
  } else if (call.refusal === null) problems.push({ pointer: '', message: unknownCallResponse(context).body.error });
  next();
};

/** A call of another origin changes nothing, and brings no faults along. Its refusal is its only problem. */
const refuseForeign: ApiMiddleware = (_request, { locals: { context } }, next) => {
  if (context.sender === 'foreign') {
    context.response = foreignCallResponse;
    context.problems = [{ pointer: '', message: foreignCallResponse.body.error }];
  }
  next();
};

/** When the fault rules of a request cannot be read, that is the call's only problem. */
const chooseFault: ApiMiddleware = (request, { locals: { context } }, next) => {
  const { endpoint, crumbs, cookies, queryText, session } = context;
  if (context.response !== null) return next();
  try {
    context.fault = session.faults.choose({
      target: { name: endpoint?.row.name ?? '', isCall: true },
      crumbs: crumbs.map(({ crumb }) => crumb),
      header: headerRules(request),
      query: queryRules(queryText),
      page: pageRules(cookies),
    });
  } catch (error) {
    const message = messageOf(error);
    context.problems = [{ pointer: '', message }];
    context.response = { status: 400, body: { error: message } };
  }
  next();
};

const respond: ApiMiddleware = ({ headers }, { locals: { context } }, next) => {
  const { endpoint, call, fault, session } = context;
  if (context.response === null && call.refusal === null && endpoint) {
    Object.assign(context, respondToCall(context, endpoint, headers));
  } else if (context.response === null) {
    const plain = call.refusal === null ? unknownCallResponse(context) : refusalResponse(call);
    context.response = fault && call.refusal !== 0 ? applyEffects(plain, fault.effects, session.state) : plain;
  }
  noteIssuedCrumb(fault, context.response);
  next();
};

/** A fault's response may issue a crumb. The fault does not apply to the retry with this crumb. */
function noteIssuedCrumb(fault: Fault | null, response: ApiResponse | null): void {
  const crumb = (response?.body as { crumb?: unknown } | null)?.crumb;
  if (fault && typeof crumb === 'string') fault.noteIssuedCrumb(crumb);
}

const writeJournal =
  (recording: Recording | null, keepsSecrets: boolean): ApiMiddleware =>
  async ({ headers }, { locals: { context } }, next) => {
    const { session, sender, site, endpoint, method, path, call, problems, fault, response } = context;
    const isSent = sendsResponse(fault?.effects ?? []);
    const entry = {
      time: new Date().toISOString(),
      site,
      endpoint: endpoint?.row.name ?? null,
      method,
      path,
      query: call.query,
      headers: journalHeaders(headers),
      encoding: call.encoding,
      body: call.body,
      bodyText: call.bodyText,
      valid: problems.length === 0,
      problems,
      status: isSent ? (response?.status ?? 0) : 0,
      fault: fault?.text ?? null,
      ...sessionField(session),
      from: sender,
      ...noteOf(context),
    };
    session.journal.add(keepsSecrets ? entry : redactEntry(entry, session.state));
    // The recording has the call before its client has the response, even if the process is killed.
    await recording?.written();
    next();
  };

/** Returns the remark of a call's entry, if it has one. */
function noteOf({ isDuplicate, response }: CallContext): { readonly note?: string } {
  if (isDuplicate) return { note: 'duplicate: the call was accepted before and has no further effect' };
  if (response && isOverLimit(response)) return { note: 'rate limit: the visitor sent too many of these calls in a minute' };
  return {};
}

/** Returns the request headers in the journal's format: each name once, in lower case. */
const journalHeaders = (headers: CallHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(', ')]])),
  );

type CallHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const send =
  (reissuesCookies: boolean): ApiMiddleware =>
  (request, response) => {
    const { path, fault, response: decided }: CallContext = response.locals.context;
    // The client of a call without a status has disconnected.
    if (!decided?.status) return;
    if (reissuesCookies && path.startsWith('/api/census/') && decided.status < 400) reissueCookies(request, response);
    sendResponse(response, decided, fault);
  };
