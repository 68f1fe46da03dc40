import { randomBytes } from 'node:crypto';
import type { RecordedRequest } from '../read/recorded-request.ts';

const maxIdLength = 64;

/**
 * Returns a function that gives the events of a repetition new ids, because the platform drops a second event with the same id
 * (the query parameter `eid`): analytics#event-id. The first pass keeps its ids unless `isFull`. Equal ids of a pass stay equal,
 * so that an event that the recording repeats is still one event.
 */
export function createEventIdRenewal(
  isFull = false,
  run = randomBytes(4).toString('hex'),
): (request: RecordedRequest, pass: number) => RecordedRequest {
  return (request, pass) => {
    if (pass === 0 && !isFull) return request;
    const suffix = `-${run}-${pass}`;
    const path = request.path.replace(
      /([?&]eid=)([a-z0-9-]+)/i,
      (_, name: string, id: string) => `${name}${id.slice(0, maxIdLength - suffix.length)}${suffix}`,
    );
    return { ...request, path };
  };
}
