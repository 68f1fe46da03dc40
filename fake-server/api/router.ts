import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFields, readText } from '../../runtime/contract/read.ts';
import { crumbsOf } from '../calls/crumb.ts';
import { errorMessage } from '../common/error-message.ts';
import { applyEffects } from '../faults/effect.ts';
import type { Fault } from '../faults/engine.ts';
import { headerRules, pageRules, queryRules } from '../faults/sources.ts';
import type { ApiResponse } from '../http/api-response.ts';
import { readCookies } from '../http/cookies.ts';
import { reissueCookies } from '../http/reissue-cookies.ts';
import { requestSender } from '../http/sender-of.ts';
import { splitTarget } from '../http/target.ts';
import type { Recording } from '../journal/recording.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { PlatformState } from '../state/state.ts';
import { checkCall } from './check.ts';
import { type CallContext, createCallContext } from './context.ts';
import { allowCrossOrigin, respondToOptions } from './cors.ts';
import { createRoutes } from './endpoints.ts';
import { writeEntry } from './entry.ts';
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
  /** Reads the pages of a site when a call names a product that no served page has. */
  readonly readPages: (site: string, state: PlatformState) => Promise<void>;
  /** Called before a response to a call of a site that sets cookies. */
  readonly observeCookies: (request: IncomingMessage, response: ServerResponse, site: string) => void;
}

/**
 * Handles an /api request of a site; the id is empty on a host that is no site. Never throws, and its promise is never rejected.
 */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse, site: string) => Promise<void>;

/**
 * Serves every /api call in the order of its steps: find the endpoint, read, check, refuse pages of other origins, choose a
 * fault, respond, journal, send. The entry is in the journal, and in the recording, before the response is sent. Calls that the
 * contract does not have get 404 or 405; calls that cannot be decoded get 400 or 413. An error of the platform itself gets 500,
 * and its entry too.
 */
export function createApi(options: ApiOptions): ApiHandler {
  const { sessions, recording, reissuesCookies, keepsSecrets, readPages, observeCookies } = options;
  const findRoute = createRoutes();
  return async (request, response, site) => {
    const startedAtMs = performance.now();
    const { method = 'GET', headers } = request;
    const { path, queryText } = splitTarget(request.url);
    const { endpoint, params, allowedMethods } = findRoute(path, method);
    const sender = requestSender(request);
    const context = createCallContext({
      session: sender === 'foreign' ? sessions.startedOf(request) : sessions.of(request),
      sender,
      site,
      method,
      path,
      queryText,
      cookies: readCookies(headers.cookie),
      startedAtMs,
      endpoint,
      params,
      allowedMethods,
    });
    allowCrossOrigin(request, response, context.sender);
    if (method === 'OPTIONS') return respondToOptions(request, response, allowedMethods);
    try {
      await read(request, context);
      if (namesUnknownProduct(context)) await readPages(site, context.session.state);
      check(context);
      refuseForeign(context);
      chooseFault(request, context);
      respond(request, context);
    } catch (error) {
      failInternally(context, error);
    }
    writeEntry(context, headers, keepsSecrets);
    // The recording has the call before its client has the response, even if the process is killed.
    if (recording) await recording.written();
    // The client of a call without a status has disconnected.
    if (!context.response?.status) return;
    if (reissuesCookies && path.startsWith('/api/census/') && context.response.status < 400) reissueCookies(request, response);
    if (site !== '' && setsCookies(response, context.response)) observeCookies(request, response, site);
    sendResponse(response, context.response, context.fault);
  };
}

async function read(request: IncomingMessage, context: CallContext): Promise<void> {
  const call = await readCall(request, context.queryText, context.endpoint?.row.nestedJson);
  context.call = call;
  context.problems = [...call.problems];
  context.crumbs = crumbsOf({ query: call.query, body: call.body, headers: request.headers });
}

/** Returns whether the call names a product that no served page and no seed data has. commerce#platform-catalogue */
function namesUnknownProduct({ endpoint, params, call, site, session }: CallContext): boolean {
  if (!endpoint?.row.name.startsWith('commerce-')) return false;
  const { itemId, giftCardProductId } = readFields(call.body);
  const viewed = endpoint.row.name === 'commerce-product' ? params.id : '';
  const ids = [viewed, itemId, giftCardProductId].map((id) => readText(id)).filter((id) => id !== '');
  return ids.some((id) => !session.state.commerce.catalogue.find(site, id));
}

function check(context: CallContext): void {
  const { endpoint, call, session } = context;
  if (call.refusal !== null) return;
  if (endpoint) {
    const checked = checkCall(context, endpoint, session.state.crumbs);
    context.problems = context.problems.concat(checked.problems);
    context.hasWrongCrumb = checked.hasWrongCrumb;
  } else context.problems.push({ pointer: '', message: unknownCallResponse(context).body.error });
}

/** A call of another origin changes nothing, and brings no faults along. Its refusal is its only problem. */
function refuseForeign(context: CallContext): void {
  if (context.sender !== 'foreign') return;
  context.response = foreignCallResponse;
  context.problems = [{ pointer: '', message: foreignCallResponse.body.error }];
}

/** When the fault rules of a request cannot be read, that is the call's only problem. */
function chooseFault(request: IncomingMessage, context: CallContext): void {
  const { endpoint, crumbs, cookies, queryText, session } = context;
  if (context.response !== null) return;
  try {
    context.fault = session.faults.choose({
      target: { name: endpoint?.row.name ?? '', isCall: true },
      crumbs: crumbs.map(({ crumb }) => crumb),
      header: headerRules(request),
      query: queryRules(queryText),
      page: pageRules(cookies),
    });
  } catch (error) {
    const message = errorMessage(error);
    context.problems = [{ pointer: '', message }];
    context.response = { status: 400, body: { error: message } };
  }
}

function respond({ headers }: IncomingMessage, context: CallContext): void {
  const { endpoint, call, fault, session } = context;
  if (context.response === null && call.refusal === null && endpoint) {
    const { response, isDuplicate } = respondToCall(context, endpoint, headers);
    context.response = response;
    context.isDuplicate = isDuplicate;
  } else if (context.response === null) {
    const plain = call.refusal === null ? unknownCallResponse(context) : refusalResponse(call);
    context.response = fault && call.refusal !== 0 ? applyEffects(plain, fault.effects, session.state) : plain;
  }
  noteIssuedCrumb(fault, context.response);
}

/** A fault's response may issue a crumb. The fault does not apply to the retry with this crumb. */
function noteIssuedCrumb(fault: Fault | null, response: ApiResponse | null): void {
  const crumb = (response?.body as { crumb?: unknown } | null)?.crumb;
  if (fault && typeof crumb === 'string') fault.noteIssuedCrumb(crumb);
}

/** An error of the platform is the call's problem in the journal, so that no call is lost. */
function failInternally(context: CallContext, error: unknown): void {
  const message = `The platform failed at this call: ${errorMessage(error)}.`;
  context.problems.push({ pointer: '', message });
  context.fault = null;
  context.response = { status: 500, body: { error: message } };
}

const setsCookies = (response: ServerResponse, { headers }: ApiResponse): boolean =>
  response.hasHeader('Set-Cookie') || (headers !== undefined && Object.keys(headers).some((name) => /^set-cookie$/i.test(name)));
