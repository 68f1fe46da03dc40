import type { ApiResponse } from '../api/api-response.ts';
import type { PlatformState } from '../state.ts';

/** How the sending of a response goes wrong. */
export type Ending =
  /** No response is ever sent. */
  | { readonly how: 'hang' }
  /** The connection is reset, or closed, without a response. */
  | { readonly how: 'reset' }
  | { readonly how: 'empty' }
  /** The body ends, or waits for good, after so many bytes. */
  | { readonly how: 'truncate'; readonly bytes: number }
  | { readonly how: 'stall'; readonly bytes: number }
  /** The body comes in parts. */
  | { readonly how: 'dribble'; readonly parts: number; readonly everyMs: number };

/** One effect of a rule: a changed response, a wait before it, or a broken sending. */
export interface FaultEffect {
  readonly change?: (response: ApiResponse, state: PlatformState) => ApiResponse;
  /** Fields of a JSON body that takes the place of the response's; those of several effects stand in one body. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The status where no other effect sets one. */
  readonly usualStatus?: number;
  readonly delayMs?: number;
  readonly ending?: Ending;
  /** The rule rests while the call carries a crumb that the rule itself has given out. */
  readonly untilNewCrumb?: true;
}

/** What the effects make of a response. */
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

/** The wait before a response, and how its sending goes wrong. */
export const sendingOf = (
  effects: readonly FaultEffect[],
): { readonly delayMs: number; readonly ending: Ending | undefined } => ({
  delayMs: Math.max(0, ...effects.map((effect) => effect.delayMs ?? 0)),
  ending: effects.find((effect) => effect.ending)?.ending,
});

/** Whether any response is sent; where not, the journal has status 0. */
export const sendsResponse = (effects: readonly FaultEffect[]): boolean =>
  !['hang', 'reset', 'empty'].includes(sendingOf(effects).ending?.how ?? '');

/** Whether a response takes the place of the one that the call would get. */
export const replacesResponse = (effects: readonly FaultEffect[]): boolean =>
  effects.some(({ change, fields }) => change || fields);
