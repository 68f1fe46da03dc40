import { readFields, readJson } from '../../../runtime/contract/read.ts';
import type { RecordedRequest } from '../read/recorded-request.ts';
import type { Outcome } from '../send/outcome.ts';

/**
 * Renews the keys of form submissions, because the platform accepts each key once: forms#submission-key. A submission gets a key
 * that this replay has received; the rest of its body is unchanged.
 */
export interface FormKeys {
  /** Registers a pending request for a key. */
  noteKeyRequest(outcome: Promise<Outcome>): void;
  /**
   * Returns the submission with a new key, after all pending requests for keys. Without a key left, `requestKey` requests one;
   * without it the submission is unchanged.
   */
  renew(request: RecordedRequest, requestKey?: () => Promise<Outcome>): Promise<RecordedRequest>;
}

const keyField = /(?<=^|&)key=([^&]*)/;

export function createFormKeys(): FormKeys {
  const pending = new Set<Promise<void>>();
  const keys: string[] = [];
  const takeFrom = (outcome: Outcome): void => {
    const key = 'status' in outcome ? keyOf(outcome.body?.toString('utf8') ?? '') : null;
    if (key !== null) keys.push(key);
  };
  return {
    noteKeyRequest(outcome) {
      const arrival = outcome.then(takeFrom).finally(() => pending.delete(arrival));
      pending.add(arrival);
    },
    async renew(request, requestKey) {
      if (!keyField.test(request.body)) return request;
      await Promise.all(pending);
      if (keys.length === 0 && requestKey) takeFrom(await requestKey());
      const key = keys.shift();
      if (key === undefined) return request;
      return { ...request, body: request.body.replace(keyField, () => `key=${encodeURIComponent(key)}`) };
    },
  };
}

function keyOf(body: string): string | null {
  const { key, data } = readFields(readJson(body));
  const found = key ?? readFields(data).key;
  return typeof found === 'string' ? found : null;
}
