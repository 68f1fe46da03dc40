import type { RequestHandler } from 'express';
import type { EndpointName, EndpointRow } from '../../runtime/contract/endpoints.ts';
import type { JournalProblem, JournalSender } from '../../runtime/contract/journal/journal.ts';
import type { ReceivedCrumb } from '../calls/crumb.ts';
import type { Handler } from '../calls/handler.ts';
import type { Fault } from '../faults/engine.ts';
import type { ApiResponse } from '../http/api-response.ts';
import type { Session } from '../sessions/sessions.ts';
import type { ReadCall } from './read.ts';

/** An endpoint of the contract, with its recorded response. */
export interface Endpoint {
  readonly row: EndpointRow & { readonly name: EndpointName };
  readonly recorded: ApiResponse;
  /** Absent for an endpoint that responds with its recorded response. */
  readonly handler: Handler | undefined;
}

/** The state of a call in the middleware. Each middleware sets its part. */
export interface CallContext {
  /** The journal, state and faults of the call. */
  readonly session: Session;
  readonly sender: JournalSender;
  /** Id of the called site; empty on a host that is no site. */
  readonly site: string;
  readonly method: string;
  /** The path as written, without the query. */
  readonly path: string;
  readonly queryText: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** Null for a path or a method that the contract does not have. */
  endpoint: Endpoint | null;
  params: Readonly<Record<string, string>>;
  /** The contract's methods for this path, when the call's is not one of them. */
  allowedMethods: readonly string[];
  call: ReadCall;
  crumbs: readonly ReceivedCrumb[];
  problems: JournalProblem[];
  hasWrongCrumb: boolean;
  fault: Fault | null;
  /** Null until the call has its response. */
  response: ApiResponse | null;
  /** Whether the call repeats an earlier one, and so has no effect. */
  isDuplicate: boolean;
}

interface ApiLocals {
  readonly context: CallContext;
}

/** Middleware of the API. */
export type ApiMiddleware = RequestHandler<Record<string, string>, unknown, unknown, unknown, ApiLocals>;

const unreadCall: ReadCall = {
  query: {},
  encoding: 'none',
  shape: 'none',
  body: null,
  bodyText: '',
  problems: [],
  refusal: null,
};

/** Creates the context of a call that is not read yet. */
export const createCallContext = (
  {
    session,
    sender,
    site,
    method,
    path,
    queryText,
  }: Pick<CallContext, 'session' | 'sender' | 'site' | 'method' | 'path' | 'queryText'>,
  cookies: CallContext['cookies'],
): CallContext => ({
  session,
  sender,
  site,
  method,
  path,
  queryText,
  cookies,
  endpoint: null,
  params: {},
  allowedMethods: [],
  call: unreadCall,
  crumbs: [],
  problems: [],
  hasWrongCrumb: false,
  fault: null,
  response: null,
  isDuplicate: false,
});
