// covers: cli/replay/
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { type HttpTarget, startHttpTarget, startJournalTarget } from '../../helpers/platform/http-target.ts';
import { journalLine } from '../../helpers/platform/journal-lines.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const errors = journalLine({
  endpoint: 'record-javascript-errors',
  path: '/api/events/RecordJavascriptErrors',
  time: '2026-01-02T03:04:05.020Z',
  headers: { 'content-type': 'application/json', 'x-csrf-token': 'abc', cookie: 'crumb=abc' },
  bodyText: '[]',
});

/** Runs `ss-runtime replay` in a folder with these files, and returns its status and output. */
async function replay(files: Readonly<Record<string, string>>, args: readonly string[], io = fakeIo({ cwd: temporaryFolder() })) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(io.cwd, name), text);
  const exitCode = await run(['replay', ...Object.keys(files), ...args], io);
  return { exitCode, out: io.outText, err: io.errText };
}

async function server(starting: Promise<HttpTarget>): Promise<HttpTarget> {
  const started = await starting;
  onTestFinished(() => started.close());
  return started;
}

const json = (text: string) => JSON.parse(text);

describe('ss-runtime replay', () => {
  test('replays to a new server, finds all requests in its journal and ends with 0', async () => {
    const { exitCode, out, err } = await replay({ 'a.ndjson': `${journalLine()}\n${errors}\n` }, ['--format', 'json']);
    expect(err).toBe('');
    expect(json(out)).toMatchObject({
      summary: { read: 2, sent: 2, accepted: 2, rejected: 0, failed: 0, lost: 0, compared: true, interrupted: false },
      byEndpoint: { 'record-hit': { sent: 1, lost: 0 }, 'record-javascript-errors': { sent: 1, lost: 0 } },
      findings: [],
    });
    expect(exitCode).toBe(0);
  });

  test('requests to a site that the platform does not have are delivered', async () => {
    const { exitCode, out } = await replay({ 'a.ndjson': journalLine({ site: 'no-such-site' }) }, ['--format', 'json']);
    expect(json(out).summary).toMatchObject({ accepted: 1, lost: 0 });
    expect(exitCode).toBe(0);
  });

  test('--only errors sends script errors and skips the rest', async () => {
    const target = await server(startJournalTarget());
    const { out } = await replay({ 'a.ndjson': `${journalLine()}\n${errors}` }, [
      '--to',
      target.url,
      '--only',
      'errors',
      '--format',
      'json',
    ]);
    expect(json(out).summary).toMatchObject({ read: 2, sent: 1, skipped: 1 });
    expect(target.received.map(({ url }) => url.split('?')[0])).toEqual(['/api/events/RecordJavascriptErrors']);
  });

  test('several files, NDJSON and HAR, are one replay', async () => {
    const target = await server(startJournalTarget());
    const entry = {
      request: { method: 'GET', url: 'http://clean.localhost/api/track/Track?landing=1' },
      response: { status: 200 },
    };
    const har = JSON.stringify({ log: { entries: [entry, { request: { method: 'GET', url: 'http://x/a.css' } }] } });
    const { exitCode, out } = await replay({ 'a.ndjson': journalLine(), 'b.har': har }, ['--to', target.url, '--speed', 'max']);
    expect(out).toContain('read 3 = sent 2 + untried 0 + skipped 1 + unreadable 0');
    expect(out).toContain('ok: nothing lost');
    expect(exitCode).toBe(0);
  });

  test('reports unreadable lines, sends the others, and ends with 1', async () => {
    const target = await server(startJournalTarget());
    const lines = [journalLine(), 'not json', journalLine(), journalLine().slice(0, 60)].join('\n');
    const { exitCode, out } = await replay({ 'a.ndjson': lines }, ['--to', target.url, '--format', 'json']);
    expect(json(out).summary).toMatchObject({ read: 4, sent: 2, unreadable: 2 });
    expect(json(out).findings).toMatchObject([
      { ruleId: 'replay-unreadable-line', severity: 'error', source: 'a.ndjson', line: 2 },
      { ruleId: 'replay-unreadable-line', severity: 'warning', source: 'a.ndjson', line: 4 },
    ]);
    expect(exitCode).toBe(1);
  });

  test('a rejection ends with 1, unless it was recorded as one', async () => {
    const target = await server(startHttpTarget((_request, response) => void response.writeHead(400).end()));
    expect((await replay({ 'a.ndjson': journalLine() }, ['--to', target.url])).exitCode).toBe(1);
    expect((await replay({ 'a.ndjson': journalLine({ status: 400 }) }, ['--to', target.url])).exitCode).toBe(0);
  });

  test('a target without a journal can be replayed to, and a note says that lost requests are unknown', async () => {
    const target = await server(startHttpTarget());
    const { exitCode, out } = await replay({ 'a.ndjson': journalLine() }, ['--to', target.url]);
    expect(out).toContain('has no readable journal');
    expect(exitCode).toBe(0);
  });

  test('an empty recording ends with 1: there was nothing to send', async () => {
    const { exitCode, out } = await replay({ 'a.ndjson': '' }, []);
    expect(out).toContain('The recording is empty');
    expect(exitCode).toBe(1);
  });

  test('Ctrl-C ends with 3 and a report of the results so far', async () => {
    const io = fakeIo({ cwd: temporaryFolder() });
    const target = await server(
      startJournalTarget((_request, response) => {
        response.end();
        io.stop();
      }),
    );
    const lines = `${journalLine()}\n${journalLine({ time: '2026-01-03T00:00:00Z' })}`;
    const { exitCode, out, err } = await replay({ 'a.ndjson': lines }, ['--to', target.url, '--format', 'json'], io);
    const { summary } = json(out);
    expect(summary).toMatchObject({ sent: 1, accepted: 1, lost: 0, interrupted: true });
    expect(summary.read).toBe(summary.sent + summary.untried);
    expect(err).toContain('Interrupted');
    expect(exitCode).toBe(3);
  });

  test('an unreachable target ends with 3 before anything is sent', async () => {
    const args = ['--to', 'http://127.0.0.1:1', '--give-up-after', '50ms'];
    const { exitCode, out, err } = await replay({ 'a.ndjson': journalLine() }, args);
    expect(err).toContain('Waiting up to 50ms (--give-up-after) for http://127.0.0.1:1');
    expect(err).toContain('cannot be reached');
    expect(out).toBe('');
    expect(exitCode).toBe(3);
  });

  test('one missing file of two ends with 3 before anything is sent', async () => {
    const target = await server(startHttpTarget());
    const { exitCode, err } = await replay({ 'a.ndjson': journalLine() }, ['missing.ndjson', '--to', target.url]);
    expect(err).toContain('missing.ndjson cannot be read: it does not exist.');
    expect(target.received).toHaveLength(0);
    expect(exitCode).toBe(3);
  });

  test('a file without a journal entry ends with 3 and one sentence instead of an error for each line', async () => {
    const { exitCode, out, err } = await replay({ 'notes.txt': 'Monday\nTuesday\n'.repeat(500) }, []);
    expect({ exitCode, out }).toEqual({ exitCode: 3, out: '' });
    expect(err).toBe(
      'ss-runtime: notes.txt is not a recording: none of its 1000 lines can be sent. In line 1: Expected a journal entry ' +
        'as one line of JSON; this line is not JSON.',
    );
  });

  test('a recording with one truncated line is accepted', async () => {
    const { exitCode, out } = await replay({ 'a.ndjson': '{"seq":1,"ti' }, ['--format', 'json']);
    expect(json(out).findings.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('replay-unreadable-line');
    expect(exitCode).toBe(1);
  });

  test.skipIf(process.platform === 'win32')('a named pipe without a writer is refused, not awaited', async () => {
    const cwd = temporaryFolder();
    execFileSync('mkfifo', [join(cwd, 'pipe.ndjson')]);
    const io = fakeIo({ cwd });
    expect(await run(['replay', 'pipe.ndjson'], io)).toBe(3);
    expect(io.errText).toContain('pipe.ndjson is not a regular file');
  });

  test('a HAR of Chromium without the bodies of 2 beacons has one note about them, and ends with 0', async () => {
    const request = (url: string, rest: object) => ({
      startedDateTime: '2026-01-02T03:04:05.678Z',
      request: { method: 'POST', url, httpVersion: 'HTTP/1.1', headers: [], queryString: [], cookies: [], ...rest },
      response: { status: 200 },
    });
    const beacon = request('http://a.localhost:4100/api/1/performance/records', {
      headers: [{ name: 'Content-Type', value: 'text/plain;charset=UTF-8' }],
      bodySize: 230,
    });
    const logout = request('http://a.localhost:4100/api/auth/Logout', { bodySize: 0 });
    const har = JSON.stringify({ log: { version: '1.2', creator: { name: 'WebInspector' }, entries: [beacon, logout, beacon] } });
    const { exitCode, out } = await replay({ 'a.har': har }, ['--format', 'json', '--speed', 'max']);
    expect(json(out).summary).toMatchObject({ read: 3, sent: 1, accepted: 1, unreadable: 2, lost: 0 });
    expect(json(out).findings).toEqual([
      {
        ruleId: 'replay-without-body',
        severity: 'note',
        message:
          'Requests left out because the HAR lacks their bodies, such as those of beacons: 2; this is the first. An NDJSON ' +
          'journal has them.',
        source: 'a.har',
        pointer: '/log/entries/0',
      },
    ]);
    expect(exitCode).toBe(0);
  });

  test.each([
    [[], "missing required argument 'file'"],
    [['a', '--speed', '0'], 'Expected a number above 0, or max.'],
    [['a', '--speed', 'fast'], 'Expected a number above 0, or max.'],
    [['a', '--rate', '-1'], 'Expected a number above 0.'],
    [['a', '--repeat', '0'], 'Expected a whole number from 1'],
    [['a', '--concurrency', '1.5'], 'Expected a whole number from 1'],
    [['a', '--only', 'census,weather'], 'Expected one of: census, errors, events, performance, forms.'],
    [['a', '--give-up-after', '10'], 'Expected a time with a unit, such as 500ms, 10s or 2m.'],
    [['a', '--threshold', 'p98<1ms'], 'Expected METRIC<VALUE'],
    [['a', '--threshold', 'p99<200'], 'Such as p99<200ms, failed==0 or rejected<1%'],
    [['a', '--to', 'localhost:4100'], 'expected the address of a server'],
    [['a', '--to', 'http://example.com'], 'add --allow-host example.com'],
  ])('replay %j is wrong usage: %s', async (args, message) => {
    const { exitCode, err } = await replay({}, args);
    expect(err).toContain(message);
    expect(exitCode).toBe(2);
  });
});
