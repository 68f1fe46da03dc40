import { expect, test } from 'vitest';
import { callsOf } from '../../../../cli/audit/artifacts/calls.ts';
import { earlierArtifactsSchema, isEarlier } from '../../../../cli/audit/artifacts/earlier-artifacts.ts';
import { isObserved } from '../../../../cli/audit/artifacts/observed-requests.ts';
import { hit, page, scriptInitiator, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const url = 'https://shop.example/api/census/RecordHit';
const observed = seenRequest(url, { method: 'POST', type: 'Ping', status: null, sentBy: null, pageMs: 36_000 });
/** Artifacts as they were saved when calls had a list of their own. */
const earlier = (calls: readonly object[]) => {
  const artifacts = page(visit({ requests: [seenRequest('https://shop.example/a.js'), observed] }));
  return { ...artifacts, visits: artifacts.visits.map((one) => ({ ...one, calls })) };
};
const read = (calls: readonly object[]) => earlierArtifactsSchema.parse(earlier(calls)).visits[0];

test('a call is joined with the request of its time, which gets the body, the sender and the status that the call has', () => {
  const sent = { ...hit(), bodyText: 'event=1', status: 204, crumbFail: false };
  const found = read([sent]);
  expect(found && callsOf(found)).toEqual([{ ...sent, contentType: null }]);
  expect(found?.requests).toMatchObject([
    { url: 'https://shop.example/a.js' },
    { url, sentBy: scriptInitiator, postData: 'event=1', status: null, call: { status: 204, endpoint: 'record-hit' } },
  ]);
  expect(found && 'calls' in found).toBe(false);
});

test('a call without a request of its time is a request that the browser did not report', () => {
  const left = { ...hit(), atMs: 1_700_000_000_500, csrfHeader: 'abc', bodyText: 'x'.repeat(70_000) };
  const found = read([left]);
  expect(found?.requests.map(isObserved)).toEqual([true, true, false]);
  expect(found?.requests[2]?.postData?.length).toBe(65_536);
  expect(found && callsOf(found)).toEqual([{ ...left, bodyText: 'x'.repeat(65_536) }]);
});

test('damaged calls are refused with their place, and artifacts without a list of calls are not earlier ones', () => {
  const { error } = earlierArtifactsSchema.safeParse(earlier([{ ...hit(), atMs: 'now' }]));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['visits.0.calls.0.atMs']);
  expect([isEarlier(earlier([])), isEarlier(page(visit())), isEarlier(null), isEarlier({ visits: 3 })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
