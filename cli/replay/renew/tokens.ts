import { isFields, readJson } from '../../../runtime/contract/read.ts';
import { isVolatileName } from '../compare/volatile.ts';
import type { RecordedRequest } from '../read/recorded-request.ts';
import type { Outcome } from '../send/outcome.ts';

/** Ids and tokens that the target has made in place of the recorded ones, such as the token of a cart. */
export interface Tokens {
  /** Compares a response with the recorded one, and stores the ids and tokens in which they differ. */
  note(request: Pick<RecordedRequest, 'recordedBody'>, outcome: Outcome): void;
  /** Returns the request with the target's values in its path and body. */
  renew(request: RecordedRequest): RecordedRequest;
}

/** Number of kept values; the oldest are dropped (our choice). */
const maxTokens = 10_000;
const maxDepth = 20;
/** Shorter values might be a part of any text. */
const token = /[\w-]{8,128}/g;
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,128}$/.test(value);

export function createTokens(): Tokens {
  const fresh = new Map<string, string>();
  const compare = (recorded: unknown, received: unknown, depth: number): void => {
    if (depth > maxDepth) return;
    if (Array.isArray(recorded) && Array.isArray(received)) {
      for (const [at, item] of recorded.entries()) compare(item, received[at], depth + 1);
    } else if (isFields(recorded) && isFields(received)) {
      for (const [name, value] of Object.entries(recorded)) {
        const other = received[name];
        if (isToken(value) && isToken(other) && value !== other && isVolatileName(name)) fresh.set(value, other);
        else compare(value, other, depth + 1);
      }
    }
  };
  const replace = (text: string): string => text.replace(token, (value) => fresh.get(value) ?? value);
  return {
    note({ recordedBody }, outcome) {
      if (recordedBody === undefined || 'failed' in outcome || !outcome.body) return;
      compare(recordedBody, readJson(outcome.body.toString('utf8')), 0);
      for (const oldest of fresh.keys()) {
        if (fresh.size <= maxTokens) break;
        fresh.delete(oldest);
      }
    },
    renew(request) {
      if (fresh.size === 0) return request;
      return { ...request, path: replace(request.path), body: replace(request.body) };
    },
  };
}
