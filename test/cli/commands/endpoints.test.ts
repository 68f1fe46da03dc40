import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { expectedCalls } from '../../helpers/values/expected-names.ts';

test('endpoints lists the calls with method, path, encoding and reference', async () => {
  const io = fakeIo();
  expect(await run(['endpoints'], io)).toBe(0);
  expect(io.outText.split('\n')).toHaveLength(1 + expectedCalls.length);
  expect(io.outText).toMatch(/record-hit +POST +\/api\/census\/RecordHit +form +analytics#record-hit/);
});

test('on a terminal of 80 columns no line of the table is longer, and a note names the columns that are left out', async () => {
  const io = fakeIo();
  expect(await run(['endpoints'], { ...io, wrapAt: 80 })).toBe(0);
  expect(Math.max(...io.outText.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(io.outText).toMatch(/^NAME +METHOD +PATH$/m);
  expect(io.errText).toBe('A wider terminal shows encoding and reference, too.');
});

test('endpoints --format json prints one JSON document with the same calls', async () => {
  const io = fakeIo();
  expect(await run(['endpoints', '--format', 'json'], io)).toBe(0);
  const { endpoints } = JSON.parse(io.outText);
  expect(endpoints).toHaveLength(expectedCalls.length);
  expect(endpoints[0]).toMatchObject({
    name: 'record-javascript-errors',
    method: 'POST',
    encoding: 'json',
    reference: 'errors#error-call',
  });
});
