import { get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Platform } from '../../../fake-server/start.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

interface SentEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Opens the stream. `until` resolves with all events once the condition holds. */
function open(platform: Platform, query: string) {
  const events: SentEvent[] = [];
  let wake = () => {};
  const request = get({ host: '127.0.0.1', port: platform.port, path: `/__ss/stream?view=rows${query}` }, (response) => {
    let text = '';
    response.on('data', (part: Buffer) => {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1];
        if (event) events.push({ event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') });
      }
      wake();
    });
  });
  onTestFinished(() => void request.destroy());
  return {
    async until(condition: (events: readonly SentEvent[]) => boolean): Promise<readonly SentEvent[]> {
      while (!condition(events)) await new Promise<void>((resolve) => (wake = resolve));
      return events;
    },
  };
}
const rowsIn = (events: readonly SentEvent[]) =>
  events.filter(({ event }) => event === 'rows').flatMap(({ data }) => data as { seq: number; endpoint: string | null }[]);

test('sends 300 calls as rows in fewer than 30 events, with the extent of the journal', async () => {
  const platform = await startPlatform();
  const { until } = open(platform, '');
  await until((events) => events.some(({ event }) => event === 'journal'));
  const { seq: _, ...entry } = journalEntry();
  for (let count = 0; count < 300; count += 1) platform.journal.add(entry);
  const events = await until((sent) => rowsIn(sent).length === 300);
  expect(rowsIn(events).map(({ seq }) => seq)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
  expect(events.filter(({ event }) => event === 'rows').length).toBeLessThan(30);
  const done = await until((sent) =>
    sent.some(({ event, data }) => event === 'journal' && (data as { lastSeq: number }).lastSeq === 300),
  );
  expect(done.findLast(({ event }) => event === 'journal')?.data).toEqual({
    firstSeq: 1,
    lastSeq: 300,
    problemCount: 0,
    resets: 0,
  });
});

test('sends only the calls that match, after `since`', async () => {
  const platform = await startPlatform();
  await call(platform, '/api/nope');
  await call(platform, '/api/track/Track');
  await call(platform, '/api/track/Track');
  const events = await open(platform, '&since=2&endpoint=track').until((sent) => rowsIn(sent).length > 0);
  expect(rowsIn(events).map(({ seq }) => seq)).toEqual([3]);
});

test('sends the fault rules when they change, and their counts after calls', async () => {
  const platform = await startPlatform();
  const { until } = open(platform, '');
  const rules = (events: readonly SentEvent[]) =>
    events.filter(({ event }) => event === 'faults').map(({ data }) => data as { rules: string; active: { applied: number }[] });
  await until((events) => rules(events).length === 1);
  await call(platform, '/__ss/faults', { method: 'PUT', body: JSON.stringify({ rules: 'track:status:500' }) });
  await call(platform, '/api/track/Track');
  const events = await until((sent) => rules(sent).at(-1)?.active[0]?.applied === 1);
  expect(rules(events).at(-1)?.rules).toBe('track:status:500');
});

test('a reset is reported before the rows after it, whose numbers begin again', async () => {
  const platform = await startPlatform();
  await call(platform, '/api/nope');
  const { until } = open(platform, '&since=0');
  await until((events) => rowsIn(events).length === 1);
  platform.journal.reset();
  await call(platform, '/api/nope');
  const events = await until((sent) => rowsIn(sent).length === 2);
  const order = events.map(({ event, data }) => (event === 'journal' ? `resets ${(data as { resets: number }).resets}` : event));
  expect(order.filter((name) => name === 'rows' || name.startsWith('resets'))).toEqual(['resets 0', 'rows', 'resets 1', 'rows']);
});
