import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointRow } from '../../runtime/contract/endpoints.ts';
import { crumbFailResponse } from '../calls/crumb.ts';
import { applyEffects, replacesResponse } from '../faults/effect.ts';
import type { ApiResponse } from '../http/api-response.ts';
import { eventIdOf } from '../state/duplicates.ts';
import { idempotencyKeyOf } from '../state/idempotent-responses.ts';
import type { CallContext, Endpoint } from './context.ts';

interface RespondedCall {
  readonly response: ApiResponse;
  readonly isDuplicate: boolean;
}

/** Responds to a decoded call of the contract. The response of a fault leaves the state unchanged. */
export function respondToCall(
  { session, site, params, call, cookies, fault, problems, hasWrongCrumb }: CallContext,
  { row, recorded, handler = ({ recorded }) => recorded }: Endpoint,
  headers: IncomingHttpHeaders,
): RespondedCall {
  const { state } = session;
  const { duplicates, idempotentResponses } = state;
  const id = eventIdOf(call.query);
  const key = idempotencyKeyOf(headers);
  const earlier = key === null ? undefined : idempotentResponses.find(row.name, key);
  const isDuplicate = earlier !== undefined || (id !== null && duplicates.isKnown(row.name, id));
  if (fault && replacesResponse(fault.effects)) return { response: applyEffects(recorded, fault.effects, state), isDuplicate };
  if (hasWrongCrumb && refusesWrongCrumb(row)) return { response: crumbFailResponse(state.crumbs.issue()), isDuplicate };
  if (isDuplicate) return { response: earlier ?? recorded, isDuplicate };
  const note = (pointer: string, message: string) => problems.push({ pointer, message });
  const { query, body } = call;
  const response = handler({ query, body, site, params, headers, cookies, recorded, state, note });
  if (id !== null && response.status < 400) duplicates.remember(row.name, id);
  if (key !== null && response.status < 400) idempotentResponses.remember(row.name, key, response);
  return { response, isDuplicate };
}

/**
 * Returns whether calls with a wrong crumb are refused: those whose client acts on a failure. For others it is a problem in the
 * journal.
 */
const refusesWrongCrumb = ({ onFailure }: EndpointRow): boolean => onFailure !== 'swallowed';

/** Returns the response to a call that could not be decoded. Its status is 0 when the client has disconnected. */
export const refusalResponse = ({ refusal, problems }: CallContext['call']): ApiResponse => ({
  status: refusal ?? 0,
  ...(refusal === 413 ? { headers: { Connection: 'close' } } : {}),
  body: { error: problems.map(({ message }) => message).join(' ') },
});

/** The response to a call of a page of another origin. */
export const foreignCallResponse = {
  status: 403,
  body: { error: 'The call came from a page of another origin. Only pages of this server and programs may call its API.' },
} as const;

/** Returns the response to a path or method that the contract does not have. */
export function unknownCallResponse({ path, method, allowedMethods }: CallContext): ApiResponse & { body: { error: string } } {
  if (allowedMethods.length === 0) return { status: 404, body: { error: `The contract has no call at ${path}.` } };
  const allowed = allowedMethods.join(', ');
  return { status: 405, headers: { Allow: allowed }, body: { error: `${path} accepts ${allowed}, not ${method}.` } };
}
