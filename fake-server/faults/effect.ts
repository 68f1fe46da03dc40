import type { ApiResponse } from '../http/api-response.ts';
import type { PlatformState } from '../state/state.ts';

/** A failure while a response is sent. */
export type Ending =
  /** No response is ever sent. */
  | { readonly how: 'hang' }
  /** The connection is reset, or closed, without a response. */
  | { readonly how: 'reset' }
  | { readonly how: 'empty' }
  /** The body ends, or stalls, after this many bytes. */
  | { readonly how: 'truncate'; readonly bytes: number }
  | { readonly how: 'stall'; readonly bytes: number }
  /** The body is sent in parts. */
  | { readonly how: 'dribble'; readonly parts: number; readonly everyMs: number };

/** One effect of a rule: a changed response, a delay, or a failure while sending. */
export interface FaultEffect {
  readonly change?: (response: ApiResponse, state: PlatformState) => ApiResponse;
  /** Fields of a JSON body that replaces the response's body. The fields of several effects are merged. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The status when no other effect sets one. */
  readonly usualStatus?: number;
  readonly delayMs?: number;
  readonly ending?: Ending;
  /** Whether the rule does not apply to calls with a crumb that the rule itself has issued. */
  readonly untilNewCrumb?: true;
}

/** Returns the response with the effects applied. */
export function applyEffects(response: ApiResponse, effects: readonly FaultEffect[], state: PlatformState): ApiResponse {
  const usualStatus = effects.find((effect) => effect.usualStatus)?.usualStatus;
  const usual = usualStatus === undefined ? response : { ...response, status: usualStatus };
  const changed = effects.reduce((before, { change }) => change?.(before, state) ?? before, usual);
  const fields = effects.flatMap((effect) => (effect.fields ? [effect.fields] : []));
  if (fields.length === 0) return changed;
  const status = changed.status === 204 ? 200 : changed.status;
  return { status, headers: { ...changed.headers, 'content-type': jsonType }, body: Object.assign({}, ...fields) };
}

export const jsonType = 'application/json; charset=utf-8';

/** Returns the delay before a response, and its failure while sending. */
export const sendingOf = (
  effects: readonly FaultEffect[],
): { readonly delayMs: number; readonly ending: Ending | undefined } => ({
  delayMs: Math.max(0, ...effects.map((effect) => effect.delayMs ?? 0)),
  ending: effects.find((effect) => effect.ending)?.ending,
});

/** Returns whether a response is sent. Without one, the journal has status 0. */
export const sendsResponse = (effects: readonly FaultEffect[]): boolean =>
  !['hang', 'reset', 'empty'].includes(sendingOf(effects).ending?.how ?? '');

/** Returns whether the effects replace the response of the call. */
export const replacesResponse = (effects: readonly FaultEffect[]): boolean =>
  effects.some(({ change, fields }) => change || fields);
