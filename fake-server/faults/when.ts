/** The calls that a rule applies to. The calls of its target are counted from 1. */
export type When =
  | { readonly kind: 'always' }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'every'; readonly step: number }
  | { readonly kind: 'after'; readonly count: number };

const written = /@(?:(\d+)(?:-(\d+))?|every:(\d+)|after:(\d+))$/;

/**
 * Splits `@1`, `@2-4`, `@every:3` or `@after:10` off a rule's end. Without it the rule always applies. Throws a RangeError if it
 * matches no call.
 */
export function splitWhen(text: string): { rest: string; when: When } {
  const match = written.exec(text);
  if (!match) return { rest: text, when: { kind: 'always' } };
  const [whole, from, to, step, after] = match;
  const rest = text.slice(0, -whole.length);
  if (Number(from ?? step ?? 1) < 1 || Number(to ?? from) < Number(from))
    throw new RangeError(`${whole} matches no call; calls count from 1`);
  if (step !== undefined) return { rest, when: { kind: 'every', step: Number(step) } };
  if (after !== undefined) return { rest, when: { kind: 'after', count: Number(after) } };
  return { rest, when: { kind: 'range', from: Number(from), to: Number(to ?? from) } };
}

/** Returns whether the rule applies to the call with this number. */
export function isDue(when: When, call: number): boolean {
  if (when.kind === 'range') return call >= when.from && call <= when.to;
  if (when.kind === 'every') return call % when.step === 0;
  return when.kind === 'always' || call > when.count;
}
