import { randomBytes } from 'node:crypto';
import type { RecordedRequest } from './recorded-request.ts';

const maxIdLength = 64;

/**
 * Gives the events of a repetition ids of their own: the platform drops an event whose id (the query parameter `eid`) it knows, and
 * would take only the first of them. The first pass keeps its ids, and within a pass equal ids stay equal, so that what the
 * recording sends twice is still one event.
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
