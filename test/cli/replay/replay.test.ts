import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { totalOf } from '../../../cli/replay/account/tally.ts';
import { findJournal } from '../../../cli/replay/preflight.ts';
import { decodeJournalLine } from '../../../cli/replay/read/journal-line.ts';
import type { Recording } from '../../../cli/replay/read/recording.ts';
import { type ReplayOptions, startReplay } from '../../../cli/replay/replay.ts';
import { createAgent, parseTarget } from '../../../cli/replay/target.ts';
import { type HttpTarget, startHttpTarget, startJournalTarget } from '../../helpers/platform/http-target.ts';
import { journalLine } from '../../helpers/platform/journal-lines.ts';
import { patienceMs } from '../../helpers/run/patience.ts';

/** Returns a recording of `length` page views, 10 ms apart. */
function recordingOf(length: number): Recording {
  const lines = Array.from({ length }, (_, index) =>
    journalLine({ bodyText: `event=${index}`, time: new Date(index * 10).toISOString() }),
  );
  return {
    source: 'a',
    length,
    groups: () => [lines.map((line, index) => decodeJournalLine(line, { source: 'a', line: index + 1 }, true))],
  };
}

async function replayTo(server: HttpTarget, options: Partial<ReplayOptions> = {}) {
  onTestFinished(() => server.close());
  const target = parseTarget(server.url, []);
  const agent = createAgent(target, 1);
  onTestFinished(() => agent.destroy());
  const controller = new AbortController();
  const replay = startReplay({
    recordings: [recordingOf(20)],
    repeat: 1,
    isWanted: () => true,
    pace: 'max',
    concurrency: 4,
    timeoutMs: 5000,
    giveUpAfterMs: 0,
    renews: false,
    target,
    journal: await findJournal(target, {
      agent,
      timeoutMs: 5000,
      giveUpAfterMs: 0,
      onAway: () => undefined,
      stopped: controller.signal,
    }),
    stopped: controller.signal,
    ...options,
  });
  const end = await replay.done;
  const { tally, findings } = replay.accounts;
  return { ...end, tally, findings, total: totalOf(tally) };
}

const noEnd = { interrupted: false, gaveUpBecause: null };
const none = { sent: 0, accepted: 0, rejected: 0, failed: 0, lost: 0, untried: 0, different: 0 };
const bodies = (server: HttpTarget): string[] => server.received.map(({ body }) => body);

describe('startReplay', () => {
  test('sends each request of each repetition exactly once, and finds them in the journal', async () => {
    const server = await startJournalTarget();
    const { total, tally, compared } = await replayTo(server, { repeat: 50, concurrency: 32 });
    expect(total).toEqual({ ...none, sent: 1000, accepted: 1000 });
    expect(tally.read).toBe(1000);
    expect(compared).toBe(true);
    const counts = new Map<string, number>();
    for (const body of bodies(server)) counts.set(body, (counts.get(body) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 20 }, () => 50));
  });

  test('keeps the order of the recording with a concurrency of 1', async () => {
    const server = await startJournalTarget();
    await replayTo(server, { concurrency: 1, recordings: [recordingOf(20), recordingOf(3)] });
    const expected = [...Array(20).keys(), 0, 1, 2].map((index) => `event=${index}`);
    expect(bodies(server)).toEqual(expected);
  });

  test('has at most as many concurrent requests as allowed', async () => {
    let open: ServerResponse[] = [];
    let most = 0;
    const server = await startHttpTarget((_request, response, index) => {
      open.push(response);
      most = Math.max(most, open.length);
      if (open.length < 3 && index < 20) return;
      for (const held of open) held.end();
      open = [];
    });
    const { total } = await replayTo(server, { concurrency: 3 });
    expect(total.accepted).toBe(20);
    expect(most).toBe(3);
  });

  test('keeps recorded gaps: 20 requests 10 ms apart take at least 190 ms', async () => {
    const { durationMs } = await replayTo(await startHttpTarget(), { pace: { speed: 1 } });
    expect(durationMs).toBeGreaterThanOrEqual(190);
  });

  test('reports requests that the target’s journal lacks or has twice', async () => {
    const server = await startJournalTarget(undefined, ({ headers, body }) =>
      body === 'event=7' ? [] : body === 'event=8' ? [{ headers }, { headers }] : [{ headers }],
    );
    const { total, tally, findings } = await replayTo(server);
    expect(total).toMatchObject({ sent: 20, accepted: 20, lost: 1 });
    expect(tally.duplicated).toBe(1);
    expect(findings(noEnd)).toMatchObject([{ ruleId: 'replay-lost', source: 'a', line: 8 }, { ruleId: 'replay-duplicated' }]);
  });

  test('after the target has closed, the other requests are untried, and the books are equal', async () => {
    let server: HttpTarget | null = null;
    server = await startHttpTarget((_request, response, index) => {
      if (index <= 10) response.end();
      else void server?.close();
    });
    const { total, tally, gaveUpBecause } = await replayTo(server, { repeat: 100, concurrency: 1 });
    expect(total).toEqual({ ...none, sent: 11, accepted: 10, failed: 1, untried: 1989 });
    expect(tally.read).toBe(2000);
    expect(gaveUpBecause).toBe('no server listens there (connection refused)');
  });

  test('a target that is away is waited for: all requests arrive once after it is back', async () => {
    let noteClosed = (_closing: Promise<void>): void => undefined;
    const closed = new Promise<void>((resolve) => {
      noteClosed = resolve;
    });
    const first = await startHttpTarget((_request, response, index) => {
      response.end(() => index === 5 && noteClosed(first.close()));
    });
    let second: HttpTarget | null = null;
    const replayed = replayTo(first, { concurrency: 1, giveUpAfterMs: patienceMs, journal: null });
    await closed;
    second = await startHttpTarget(undefined, undefined, first.port);
    onTestFinished(() => second?.close());
    const { total } = await replayed;
    expect(total).toMatchObject({ sent: 20, untried: 0 });
    expect(total.accepted + total.failed).toBe(20);
    const arrived = [...first.received, ...second.received].filter(({ method }) => method === 'POST');
    expect(new Set(arrived.map(({ body }) => body)).size).toBe(arrived.length);
    // The request during which the target closed may not have arrived.
    expect(arrived.length).toBeGreaterThanOrEqual(total.accepted);
  });

  test('after 30 ms without a response, the requests that have not left are untried', async () => {
    const { total, tally } = await replayTo(await startHttpTarget(() => undefined), { timeoutMs: 30, repeat: 100 });
    expect(total.failed).toBeGreaterThanOrEqual(5);
    expect(total.untried).toBe(2000 - total.failed);
    expect(tally.read).toBe(2000);
  });

  test('all requests are sent to a target that responds to every second one', async () => {
    const server = await startHttpTarget((_request, response, index) => {
      if (index % 2 === 0) response.end();
    });
    const { total } = await replayTo(server, { timeoutMs: 3000, concurrency: 20, giveUpAfterMs: patienceMs });
    expect(total).toMatchObject({ sent: 20, accepted: 10, failed: 10 });
    expect(server.received).toHaveLength(20);
  });

  test('skips calls that are not wanted', async () => {
    const server = await startJournalTarget();
    const { total, tally } = await replayTo(server, { isWanted: () => false });
    expect(total.sent).toBe(0);
    expect(tally).toMatchObject({ read: 20, skipped: 20 });
  });

  test('a stop ends the replay, and the sent requests are counted', async () => {
    const controller = new AbortController();
    const server = await startJournalTarget((_request, response, index) => {
      if (index === 5) controller.abort();
      response.end();
    });
    const { total, interrupted, tally } = await replayTo(server, { stopped: controller.signal, concurrency: 1 });
    expect(interrupted).toBe(true);
    expect(total).toEqual({ ...none, sent: 5, accepted: 5, untried: 1 });
    expect(tally.read).toBe(6);
  });

  test('a stop ends a wait of many years', async () => {
    const controller = new AbortController();
    const recording = recordingOf(1);
    const late = decodeJournalLine(journalLine({ time: '2070-01-01T00:00:00Z' }), { source: 'a', line: 2 }, true);
    const groups = () => [...(recording.groups() as Iterable<never>), [late]];
    const server = await startJournalTarget((_request, response) => {
      response.end();
      setImmediate(() => controller.abort());
    });
    const { total } = await replayTo(server, {
      stopped: controller.signal,
      recordings: [{ ...recording, groups }],
      pace: { speed: 1 },
    });
    expect(total).toMatchObject({ sent: 1, accepted: 1, untried: 1 });
  });
});
