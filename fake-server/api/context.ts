import type { EndpointName, EndpointRow } from '../../runtime/contract/endpoints.ts';
import type { ReceivedCrumb } from '../calls/crumb.ts';
import type { Handler } from '../calls/handler.ts';
import type { JournalProblem, JournalSender } from '../common/journal/journal.ts';
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

/** The contract's place of a call. */
export interface Route {
  /** Null for a path or a method that the contract does not have. */
  readonly endpoint: Endpoint | null;
  readonly params: Readonly<Record<string, string>>;
  /** The contract's methods for this path. */
  readonly allowedMethods: readonly string[];
}

/** A request as it arrived, before its body is read. */
export interface ArrivedCall extends Route {
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
  /** Milliseconds on the process's monotonic clock. */
  readonly startedAtMs: number;
}

/** The state of a call. Each step of the router sets its part. */
export interface CallContext extends ArrivedCall {
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
export const createCallContext = (arrived: ArrivedCall): CallContext => ({
  session: arrived.session,
  sender: arrived.sender,
  site: arrived.site,
  method: arrived.method,
  path: arrived.path,
  queryText: arrived.queryText,
  cookies: arrived.cookies,
  startedAtMs: arrived.startedAtMs,
  endpoint: arrived.endpoint,
  params: arrived.params,
  allowedMethods: arrived.allowedMethods,
  call: unreadCall,
  crumbs: [],
  problems: [],
  hasWrongCrumb: false,
  fault: null,
  response: null,
  isDuplicate: false,
});
