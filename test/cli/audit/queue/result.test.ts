import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toolVersion } from '../../../../cli/audit/queue/names.ts';
import { decodeResult, encodeResult } from '../../../../cli/audit/queue/result.ts';
import {
  answeredVisit,
  cookieWrite,
  hit,
  jarCookie,
  page,
  scriptInitiator,
  seenRequest,
  visit,
} from '../../../helpers/audit/audit-artifacts.ts';

const full = page(
  visit({
    role: '10',
    jarBefore: [jarCookie('a')],
    writes: [
      cookieWrite('a', 5, { refused: 'InvalidDomain' }),
      cookieWrite('b', null, { initiator: { kind: 'response', url: 'https://shop.example/', status: 200 } }),
    ],
    calls: [hit({ body: { deep: [1, { two: null }] } }), hit({ sentBy: null, body: 'text' })],
    storage: [{ kind: 'window.name', name: '', value: 'x' }],
    storageWrites: [{ kind: 'localStorage', name: 'k', initiator: scriptInitiator, afterAnswer: true }],
    requests: [seenRequest('https://t.example/p.gif', { etag: '"1"' })],
    pictures: [{ label: 'banner', jpeg: 'aGVsbG8=' }],
  }),
  answeredVisit('decline'),
);

test('artifacts are the same after encoding and decoding, with every key', async () => {
  const artifacts = { ...full, skippedJourneys: { forced: 'it has no such mode' } };
  const { artifacts: back, index, worker } = await decodeResult(await encodeResult({ index: 7, worker: 'w', artifacts }));
  expect([index, worker]).toEqual([7, 'w']);
  expect(back).toEqual(artifacts);
});

const zipped = (data: unknown) => gzipSync(JSON.stringify(data));
const good = { version: toolVersion, index: 0, worker: 'w', artifacts: full };

test.each([
  ['data without compression', Buffer.from('{}'), 'it: '],
  ['a text', zipped('x'), 'it: '],
  ['another version’s', zipped({ ...good, version: '0.0.0' }), 'version: '],
  ['pages without visits', zipped({ ...good, artifacts: { url: 'https://a.example/' } }), 'artifacts.path: '],
  [
    'a picture that is markup',
    zipped({ ...good, artifacts: page(visit({ pictures: [{ label: 'x', jpeg: '"><script>' }] })) }),
    'artifacts.visits.0.pictures.0.jpeg: ',
  ],
])('%s: not a valid result', async (_what, bytes, reason) => {
  await expect(decodeResult(bytes)).rejects.toThrow(`A result in the queue is not valid: ${reason}`);
});
