import { randomBytes } from 'node:crypto';
import type { RecordedRequest } from './recorded-request.ts';

const maxIdLength = 64;

/**
 * Creates a function that gives the events of a repetition new ids. The platform drops an event whose id (the query parameter
 * `eid`) it has: analytics#event-id. The first pass keeps its ids, and equal ids stay equal within a pass, so that a repeated
 * event of the recording is still one event.
 */
export function createEventIdRenewal(
  run = randomBytes(4).toString('hex'),
): (request: RecordedRequest, pass: number) => RecordedRequest {
  return (request, pass) => {
    if (pass === 0) return request;
    const suffix = `-${run}-${pass}`;
    const path = request.path.replace(
      /([?&]eid=)([a-z0-9-]+)/i,
      (_, name: string, id: string) => `${name}${id.slice(0, maxIdLength - suffix.length)}${suffix}`,
    );
    return { ...request, path };
  };
}
