import { expect, test } from 'vitest';
import type { RecordedRequest } from '../../../../cli/replay/read/recorded-request.ts';
import { createEventIdRenewal } from '../../../../cli/replay/renew/renew-event-id.ts';

const requestTo = (path: string): RecordedRequest => ({
  place: { source: 'test' },
  endpoint: 'record-hit',
  method: 'POST',
  path,
  headers: [],
  body: '',
  site: '',
  timeMs: null,
  recordedStatus: null,
});
const eidOf = ({ path }: RecordedRequest) => new URL(path, 'http://a.test').searchParams.get('eid');

test('the first pass keeps the ids of the recording', () => {
  const request = requestTo('/api/census/RecordHit?eid=abc&crumb=x');
  expect(createEventIdRenewal()(request, 0)).toBe(request);
});

test('each further pass and each run has different ids; the rest of the path is unchanged', () => {
  const request = requestTo('/api/census/RecordHit?crumb=x&eid=abc&more=eid');
  const [one, other] = [createEventIdRenewal(), createEventIdRenewal()];
  const ids = [request, one(request, 1), one(request, 2), other(request, 1)].map(eidOf);
  expect(new Set(ids).size).toBe(4);
  expect(one(request, 1).path).toMatch(/^\/api\/census\/RecordHit\?crumb=x&eid=abc-[0-9a-f]{8}-1&more=eid$/);
});

test('equal ids of a pass stay equal', () => {
  const renew = createEventIdRenewal();
  expect(eidOf(renew(requestTo('/a?eid=abc'), 3))).toBe(eidOf(renew(requestTo('/b?eid=abc'), 3)));
});

test('an id has at most 64 letters, digits and hyphens', () => {
  expect(eidOf(createEventIdRenewal()(requestTo(`/a?eid=${'x'.repeat(64)}`), 7))).toMatch(/^[a-z0-9-]{64}$/);
});

test('a request without an event id is unchanged', () => {
  expect(createEventIdRenewal()(requestTo('/api/form/FormSubmissionKey?neid=1'), 1).path).toBe(
    '/api/form/FormSubmissionKey?neid=1',
  );
});

test('a full renewal changes the ids of the first pass too', () => {
  expect(eidOf(createEventIdRenewal(true)(requestTo('/a?eid=abc'), 0))).toMatch(/^abc-[0-9a-f]{8}-0$/);
});
