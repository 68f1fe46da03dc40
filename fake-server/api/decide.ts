import type { IncomingHttpHeaders } from 'node:http';
import type { JournalProblem } from '../../runtime/contract/journal/journal.ts';
import { eventIdOf } from '../duplicates.ts';
import { applyEffects, replacesResponse } from '../faults/effect.ts';
import type { Fault } from '../faults/engine.ts';
import { idempotencyKeyOf } from '../idempotent-responses.ts';
import type { PlatformState } from '../state.ts';
import type { ApiResponse } from './api-response.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkSchema } from './check-schema.ts';
import { type CrumbCall, checkCrumb, crumbFailResponse } from './crumb.ts';
import type { Handler } from './handler.ts';
import type { ReadCall } from './read-call.ts';

/** A call of the contract, read and with its handler found. */
export interface HandledCall {
  readonly handler: Handler;
  readonly site: string;
  readonly params: Readonly<Record<string, string>>;
  readonly call: ReadCall;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: ReadonlyMap<string, string>;
  readonly recorded: ApiResponse;
}

export interface Decision {
  readonly response: ApiResponse;
  readonly problems: readonly JournalProblem[];
  /** The call brings an event that was taken before, or repeats another one: it changes nothing. */
  readonly isDuplicate: boolean;
}

/** Returns the response to a call of the contract, and what is wrong with the call. A fault's response leaves the state untouched. */
export function decide(
  { handler, site, params, call, headers, cookies, recorded }: HandledCall,
  fault: Fault | null,
  state: PlatformState,
): Decision {
  const { endpoint } = handler;
  const problems: JournalProblem[] = [...call.problems];
  const encodingProblem = checkEncoding(endpoint, call.shape);
  if (encodingProblem) problems.push(encodingProblem);
  // A field whose JSON text is broken was named already.
  const named = new Set(problems.map(({ pointer }) => pointer));
  problems.push(...checkSchema(endpoint.name, call.query, call.body).filter(({ pointer }) => !named.has(pointer)));
  const crumbCall: CrumbCall = { ...call, place: endpoint.crumb, headers, cookies };
  const crumb = checkCrumb(crumbCall, state.crumbs);
  if (crumb.problem) problems.push(crumb.problem);

  const id = eventIdOf(call.query);
  const key = idempotencyKeyOf(headers);
  const earlier = key === null ? undefined : state.idempotentResponses.find(endpoint.name, key);
  const isDuplicate = earlier !== undefined || (id !== null && state.duplicates.isSeen(endpoint.name, id));
  if (fault && replacesResponse(fault.effects))
    return { response: applyEffects(recorded, fault.effects, state), problems, isDuplicate };
  if (crumb.wrong && handler.refusesWrongCrumb) {
    return { response: crumbFailResponse(state.crumbs.issue()), problems, isDuplicate };
  }
  if (isDuplicate) return { response: earlier ?? recorded, problems, isDuplicate };
  const note = (pointer: string, message: string) => problems.push({ pointer, message });
  const response = handler.respond({ ...call, site, params, headers, cookies, recorded, state, note });
  if (id !== null && response.status < 400) state.duplicates.remember(endpoint.name, id);
  if (key !== null && response.status < 400) state.idempotentResponses.remember(endpoint.name, key, response);
  return { response, problems, isDuplicate };
}
