// covers: cli/har/
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { journalLine } from '../../helpers/platform/journal-lines.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const traffic = join(import.meta.dirname, '../../../fixtures/traffic');
const linesOf = (text: string): object[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as object);

/** Runs `ss-runtime har -` with this input, and returns its output. */
async function convert(stdin: string, args: readonly string[] = [], cwd = temporaryFolder()) {
  const io = fakeIo({ stdin, cwd });
  const exitCode = await run(['har', '-', ...args], io);
  return { exitCode, out: io.outText, err: io.errText };
}

const response = {
  status: 200,
  headers: { 'content-type': 'application/json', 'set-cookie': 'a=1; Path=/\nb=2' },
  body: { ok: true, list: [1] },
};

describe('ss-runtime har', () => {
  test.each(['first-visit', 'classic-visit', 'owner-visit', 'declined-visit', 'script-errors'])(
    'a journal that became a HAR and a journal again is unchanged: %s',
    async (name) => {
      const journal = readFileSync(join(traffic, `${name}.ndjson`), 'utf8');
      const { out: har } = await convert(journal);
      const { exitCode, out, err } = await convert(har);
      expect(linesOf(out)).toMatchObject(linesOf(journal));
      expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    },
  );

  test('a call with its response, a fault and repeated query names is unchanged', async () => {
    const entry = JSON.parse(
      journalLine({ response, query: { a: ['1', '2'], crumb: 'x y' }, fault: 'delay:5', from: 'page', note: 'n', session: 's' }),
    );
    const { out: har } = await convert(JSON.stringify(entry));
    expect(JSON.parse(har).log.entries[0].response).toMatchObject({ status: 200, content: { text: '{"ok":true,"list":[1]}' } });
    expect(linesOf((await convert(har)).out)).toEqual([{ ...entry, durationMs: 0 }]);
  });

  test('a HAR of a browser becomes a journal of its /api calls, and the number of others is told', async () => {
    const call = {
      startedDateTime: '2026-01-02T03:04:05.678Z',
      request: {
        method: 'POST',
        url: 'https://shop.example/api/census/RecordHit?crumb=a%20b',
        headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
        postData: { text: 'event=1&data=%7B%22url%22%3A%22%2F%22%7D' },
      },
      response: { status: 200, content: { text: '{}' }, headers: [] },
    };
    const page = { request: { method: 'GET', url: 'https://shop.example/' }, response: {} };
    const { exitCode, out, err } = await convert(JSON.stringify({ log: { entries: [page, call] } }));
    expect(linesOf(out)).toEqual([
      {
        ...{ seq: 1, time: '2026-01-02T03:04:05.678Z', site: '', endpoint: 'record-hit', method: 'POST' },
        ...{ path: '/api/census/RecordHit', query: { crumb: 'a b' }, valid: true, problems: [], status: 200, fault: null },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        encoding: 'form',
        body: { event: '1', data: { url: '/' } },
        bodyText: 'event=1&data=%7B%22url%22%3A%22%2F%22%7D',
        response: { status: 200, headers: {}, body: {} },
      },
    ]);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: 'Left out: 1 calls that are not below /api/.' });
  });

  test('entries that cannot be converted are named, the others are converted, and the exit status is 1', async () => {
    const { exitCode, out, err } = await convert(`${journalLine()}\nnot json\n${journalLine()}\n`);
    expect(JSON.parse(out).log.entries).toHaveLength(2);
    expect(err).toBe('-:2  left out: Expected a journal entry as one line of JSON; this line is not JSON.');
    expect(exitCode).toBe(1);
  });

  test('--output writes a whole file or none, and replaces one with --force only', async () => {
    const cwd = temporaryFolder();
    expect(await convert(journalLine(), ['--output', 'a.har'], cwd)).toEqual({
      exitCode: 0,
      out: '',
      err: '1 calls are in a.har.',
    });
    const before = readFileSync(join(cwd, 'a.har'), 'utf8');
    expect(await convert(journalLine(), ['--output', 'a.har'], cwd)).toMatchObject({
      exitCode: 3,
      err: 'ss-runtime: a.har exists; --force replaces it.',
    });
    expect((await convert('{"log":{"entries":[{"req', ['--output', 'a.har', '--force'], cwd)).exitCode).toBe(3);
    expect(readFileSync(join(cwd, 'a.har'), 'utf8')).toBe(before);
    const two = `${journalLine()}\n${journalLine()}`;
    expect((await convert(two, ['--output', 'a.har', '--force'], cwd)).err).toBe('2 calls are in a.har.');
    expect(readdirSync(cwd)).toEqual(['a.har']);
  });

  test.each([
    ['', 'it is empty; expected an NDJSON journal or a HAR'],
    ['Monday\nTuesday', 'none of its entries is a call of a recording'],
    ['{"log":{"entries":5}}', 'expected a HAR with an array at /log/entries'],
  ])('%j is refused with exit status 3: %s', async (text, message) => {
    const { exitCode, err } = await convert(text);
    expect(err).toContain(`- cannot be converted: ${message}`);
    expect(exitCode).toBe(3);
  });

  test('a missing file, a folder and a folder that cannot be written are refused with exit status 3', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.ndjson'), journalLine());
    const errorOf = async (...args: string[]) => {
      const io = fakeIo({ cwd });
      return { exitCode: await run(['har', ...args], io), err: io.errText };
    };
    expect(await errorOf('missing')).toEqual({ exitCode: 3, err: 'ss-runtime: missing cannot be read: it does not exist.' });
    expect(await errorOf('.')).toEqual({ exitCode: 3, err: 'ss-runtime: . is not a regular file; expected a recording.' });
    expect((await errorOf('a.ndjson', '--output', 'none/a.har')).err).toContain('none/a.har cannot be written');
    // A device would be replaced by a file.
    const toFolder = await errorOf('a.ndjson', '--output', '.', '--force');
    expect(toFolder).toEqual({ exitCode: 3, err: expect.stringContaining('. cannot be written: it is no regular file') });
  });

  test('waits for a slow reader of standard output after each call', async () => {
    let waits = 0;
    const drained = (): Promise<void> => {
      waits += 1;
      return Promise.resolve();
    };
    const io = { ...fakeIo({ stdin: `${journalLine()}\n`.repeat(3) }), drained };
    expect(await run(['har', '-'], io)).toBe(0);
    expect(waits).toBe(5);
  });

  test('converts a recording of gzip', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.ndjson.gz'), gzipSync(`${journalLine()}\n`.repeat(3)));
    const io = fakeIo({ cwd });
    expect(await run(['har', 'a.ndjson.gz'], io)).toBe(0);
    expect((JSON.parse(io.outText) as { log: { entries: unknown[] } }).log.entries).toHaveLength(3);
  });
});
