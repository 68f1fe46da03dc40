import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { createJournal } from '../../../fake-server/journal/journal.ts';
import { recordTo } from '../../../fake-server/journal/recording.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const entriesIn = (path: string): JournalEntry[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalEntry);

/** Opens the pipe, and reads it after the end of standard input. */
const readWhenAsked = `
  const pipe = require('node:fs').createReadStream(process.env.FIFO, { autoClose: true });
  pipe.on('open', () => process.stdin.resume().on('end', () => pipe.pipe(process.stdout)));
`;

describe('a recording', () => {
  test('has every call before its response is sent, with 20 concurrent callers and large bodies', async () => {
    const record = join(temporaryFolder(), 'calls.ndjson');
    const platform = await startPlatform(undefined, { record });
    const missing: string[] = [];
    const caller = async (name: number) => {
      for (let count = 0; count < 5; count += 1) {
        const path = `/api/nope/${name}/${count}`;
        const body = JSON.stringify({ text: 'é'.repeat(name === 0 ? 20_000 : 100) });
        await call(platform, path, { method: 'POST', body });
        if (!readFileSync(record, 'utf8').includes(`"path":"${path}"`)) missing.push(path);
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, name) => caller(name)));
    expect(missing).toEqual([]);
    expect(entriesIn(record).map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  test.skipIf(process.platform === 'win32')('that is removed while it is open stops, and says so once', async () => {
    const path = join(temporaryFolder(), 'calls.ndjson');
    const journal = createJournal();
    const notes: string[] = [];
    const recording = await recordTo(path, journal, (note) => void notes.push(note));
    rmSync(path);
    for (let count = 0; count < 3; count += 1) {
      journal.add(journalEntry());
      await recording.written();
    }
    await recording.close();
    expect(notes).toEqual([
      `Recording to ${path} stopped: the file was removed.`,
      `Recording to ${path} is incomplete: 3 calls are missing at its end.`,
    ]);
  });

  test('ends an incomplete last line, as after a crash, and adds no line break to a complete one', async () => {
    for (const [before, lines] of [
      ['', 1],
      ['{"seq":1}\n', 2],
      ['{"seq":1}\n{"seq":2,"ti', 3],
      ['{', 2],
    ] as const) {
      const path = join(temporaryFolder(), 'calls.ndjson');
      writeFileSync(path, before);
      const journal = createJournal();
      const recording = await recordTo(path, journal, () => undefined);
      journal.add(journalEntry());
      await recording.close();
      const found = readFileSync(path, 'utf8').split('\n');
      expect(found).toHaveLength(lines + 1);
      expect(JSON.parse(found[lines - 1] ?? '')).toMatchObject({ seq: 1, path: '/api/census/RecordHit' });
    }
  });

  test('by two servers into one file has every line complete', async () => {
    const record = join(temporaryFolder(), 'calls.ndjson');
    const platforms = [await startPlatform(undefined, { record }), await startPlatform(undefined, { record })];
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const platform = platforms[index % 2];
        return platform && call(platform, `/api/nope/${index}`, { method: 'POST', body: 'x'.repeat(20_000) });
      }),
    );
    expect(new Set(entriesIn(record).map(({ path }) => path)).size).toBe(60);
  });

  test('is not blocked by a client that sends slowly or never reads its responses', async () => {
    const record = join(temporaryFolder(), 'calls.ndjson');
    const platform = await startPlatform(undefined, { record });
    const slow = connect(platform.port, '127.0.0.1');
    slow.write('POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"a');
    const unread = connect(platform.port, '127.0.0.1').pause();
    unread.write('GET /api/unread HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
    await platform.journal.waitFor(({ seq, path }) => path === '/api/unread' && seq > 0);
    expect((await call(platform, '/api/nope')).status).toBe(404);
    expect(entriesIn(record).map(({ path }) => path)).toContain('/api/nope');
    slow.destroy();
    unread.destroy();
    await platform.journal.waitFor(({ path, status }) => path === '/api/slow' && status === 0);
  });

  test.skipIf(process.platform === 'win32')(
    'to a pipe that is not read stores 1 MB of 5, answers the later calls, and reports how many are missing',
    async () => {
      const path = join(temporaryFolder(), 'pipe');
      spawnSync('mkfifo', [path]);
      const reader = spawn(process.execPath, ['-e', readWhenAsked], { env: { ...process.env, FIFO: path }, stdio: 'pipe' });
      const journal = createJournal();
      const notes: string[] = [];
      const recording = await recordTo(path, journal, (note) => void notes.push(note), 1_000_000);
      for (let count = 0; count < 50; count += 1) journal.add(journalEntry({ bodyText: 'x'.repeat(100_000) }));
      await recording.written();
      reader.stdin.end();
      let text = '';
      reader.stdout.on('data', (part) => (text += part));
      await recording.close();
      await once(reader, 'close');
      const received = text.trimEnd().split('\n').length;
      expect(received).toBeLessThan(11);
      expect(notes).toEqual([`The recording ${path} was not read for a while: ${50 - received} calls are missing in it.`]);
    },
  );

  test.skipIf(process.platform === 'win32')('to a pipe that is not read is closed, and reports what is missing', async () => {
    const path = join(temporaryFolder(), 'pipe');
    spawnSync('mkfifo', [path]);
    const reader = spawn(process.execPath, ['-e', readWhenAsked], { env: { ...process.env, FIFO: path }, stdio: 'pipe' });
    onTestFinished(() => void reader.kill());
    const journal = createJournal();
    const notes: string[] = [];
    const recording = await recordTo(path, journal, (note) => void notes.push(note));
    for (let count = 0; count < 5; count += 1) journal.add(journalEntry({ bodyText: 'x'.repeat(100_000) }));
    await recording.close();
    expect(notes).toEqual([
      `Recording to ${path} stopped: its reader has stalled.`,
      `Recording to ${path} is incomplete: 5 calls are missing at its end.`,
    ]);
  });

  test('that cannot be opened throws the reason: a folder, a missing folder, a file as a part of the path', async () => {
    const folder = temporaryFolder();
    appendFileSync(join(folder, 'file'), '');
    for (const [path, why] of [
      [folder, 'it is a folder'],
      [join(folder, 'missing', 'calls.ndjson'), 'its folder does not exist'],
      [join(folder, 'file', 'calls.ndjson'), 'a part of its path is a file'],
    ] as const) {
      await expect(recordTo(path, createJournal(), () => undefined)).rejects.toThrow(
        `The recording ${path} cannot be written: ${why}.`,
      );
    }
  });
});
