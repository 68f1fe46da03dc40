import { expect, test } from 'vitest';
import { createTraceLog } from '../../../runtime/features/analytics/trace-log.ts';
import { fakeSender } from '../../helpers/fakes/fake-sender.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

function log() {
  const clock = handClock();
  const sender = fakeSender();
  const trace = createTraceLog({ clock, sender, pageUrl: () => 'http://a.test/x' });
  const batch = (index: number) =>
    ((sender.sent[index]?.payload ?? []) as string[]).map((text) => JSON.parse(text) as Record<string, unknown>);
  return { clock, sender, trace, batch };
}

// analytics#trace-log
test('entries {pageUrl, type, data} are sent to Trace in one batch 30000 ms after the first', () => {
  const { clock, sender, trace, batch } = log();
  trace.log('opened', { size: 3 });
  clock.turn(29_000);
  trace.log('closed');
  clock.turn(999);
  expect(sender.sent).toEqual([]);
  clock.turn(1);
  expect(sender.sent).toMatchObject([{ kind: 'diagnostic', row: { path: '/api/events/Trace', encoding: 'form' } }]);
  expect(batch(0)).toEqual([
    { pageUrl: 'http://a.test/x', type: 'opened', data: { size: 3 } },
    { pageUrl: 'http://a.test/x', type: 'closed' },
  ]);
});

test('flush sends waiting entries at once, and nothing without any; the next batch waits 30000 ms again', () => {
  const { clock, sender, trace } = log();
  trace.flush();
  trace.log('one');
  trace.flush();
  clock.turn(30_000);
  expect(sender.sent).toHaveLength(1);
  trace.log('two');
  clock.turn(30_000);
  expect(sender.sent).toHaveLength(2);
});

// analytics#trace-limit
test('entries beyond 200, and data that is not JSON, are only counted', () => {
  const { sender, trace, batch } = log();
  const round: Record<string, unknown> = {};
  round.self = round;
  trace.log('round', round);
  for (let count = 0; count < 205; count++) trace.log('entry', count);
  trace.flush();
  expect(sender.sent).toHaveLength(1);
  expect(batch(0)).toHaveLength(201);
  expect(batch(0)[200]).toEqual({ pageUrl: 'http://a.test/x', type: 'dropped', data: 6 });
});
