import { readFields } from '../../runtime/contract/read.ts';
import { parseJson } from '../parse-json.ts';
import type { RecordedRequest } from './recorded-request.ts';
import type { Outcome } from './send.ts';

/**
 * A form submission carries a key that the platform gave out just before, and that is good once (spec 2 §7). A recorded key is
 * long used up, so a submission gets one that was given out in this replay; nothing else of a recorded body is changed.
 */
export interface FormKeys {
  /** A key is being asked for. */
  noteKeyRequest(outcome: Promise<Outcome>): void;
  /** The submission with a fresh key, once every key that was asked for has come; as recorded when there is none. */
  renew(request: RecordedRequest): Promise<RecordedRequest>;
}

const keyField = /(?<=^|&)key=([^&]*)/;

export function createFormKeys(): FormKeys {
  const coming = new Set<Promise<void>>();
  const fresh: string[] = [];
  const takeFrom = (outcome: Outcome): void => {
    const key = 'status' in outcome ? keyOf(outcome.body ?? '') : null;
    if (key !== null) fresh.push(key);
  };
  return {
    noteKeyRequest(outcome) {
      const arrival = outcome.then(takeFrom).finally(() => coming.delete(arrival));
      coming.add(arrival);
    },
    async renew(request) {
      const text = request.body.toString('utf8');
      if (!keyField.test(text)) return request;
      await Promise.all(coming);
      const key = fresh.shift();
      if (key === undefined) return request;
      return {
        ...request,
        body: Buffer.from(
          text.replace(keyField, () => `key=${encodeURIComponent(key)}`),
          'utf8',
        ),
      };
    },
  };
}

function keyOf(body: string): string | null {
  const { key, data } = readFields(parseJson(body));
  const found = key ?? readFields(data).key;
  return typeof found === 'string' ? found : null;
}
