import { expect, test } from 'vitest';
import { journalEntrySchema } from '../../../../fake-server/common/schemas/index.ts';

const entry = {
  seq: 1,
  time: '2026-03-01T12:00:00.000Z',
  site: 'clean',
  endpoint: 'record-hit',
  method: 'POST',
  path: '/api/census/RecordHit',
  query: { crumb: 'c', twice: ['a', 'b'] },
  headers: { host: 'clean.localhost:4100' },
  encoding: 'form',
  body: { event: '1' },
  bodyText: 'event=1',
  valid: false,
  problems: [{ pointer: '/data', message: 'missing' }],
  status: 200,
  fault: null,
};
const pointers = (value: unknown) => journalEntrySchema.safeParse(value).error?.issues.map(({ path }) => path.join('/')) ?? [];

test('a line of a recording is accepted, also for a path that is not known and with fields of later versions', () => {
  expect(pointers(entry)).toEqual([]);
  expect(pointers({ ...entry, endpoint: null, body: null, status: 0, later: 1 })).toEqual([]);
});

test('a line that is none says where', () => {
  expect(pointers({ ...entry, seq: 0, time: 'yesterday', endpoint: 'hit', path: 'x', encoding: 'xml', status: 1000 })).toEqual([
    'seq',
    'time',
    'endpoint',
    'path',
    'encoding',
    'status',
  ]);
  expect(pointers(null)).toEqual(['']);
});
