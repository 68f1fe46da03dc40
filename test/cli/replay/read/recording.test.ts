import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openRecording } from '../../../../cli/replay/read/recording.ts';
import { journalLine } from '../../../helpers/platform/journal-lines.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

async function read(name: string, content: string | Buffer) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, name), content);
  const recording = await openRecording(name, cwd);
  const items: string[] = [];
  for await (const group of recording.groups()) {
    for (const item of group)
      items.push(
        'request' in item
          ? `${item.request.place.line ?? item.request.place.pointer} ${item.request.path}`
          : item.unreadable.message,
      );
  }
  return { length: recording.length, items };
}

const har = JSON.stringify({ log: { entries: [{ request: { method: 'GET', url: 'http://a.localhost/x' } }] } });

describe('openRecording', () => {
  test('reads a journal line by line', async () => {
    const path = '/api/census/RecordHit?crumb=abc';
    expect(await read('a.ndjson', `${journalLine()}\n\n${journalLine()}\n`)).toEqual({
      length: 2,
      items: [`1 ${path}`, `3 ${path}`],
    });
  });

  test('reads a journal and a HAR of gzip; one that ends early is read until there', async () => {
    const packed = gzipSync(`${journalLine()}\n`.repeat(3), { level: 0 });
    expect((await read('a.ndjson.gz', packed)).items).toHaveLength(3);
    expect((await read('a.har.gz', gzipSync(har))).items).toEqual(['/log/entries/0 /x']);
    expect((await read('cut.ndjson.gz', packed.subarray(0, -20))).items.at(-1)).toBe(
      'The file stopped being readable: its gzip data ends early.',
    );
    await expect(read('broken.ndjson.gz', Buffer.from([0x1f, 0x8b, 0x08, 0xff, 0, 0]))).rejects.toMatchObject({ exitCode: 3 });
  });

  test('the last line needs no line end', async () => {
    expect((await read('a.ndjson', journalLine())).items).toHaveLength(1);
  });

  test('ignores a byte-order mark', async () => {
    expect((await read('a.ndjson', `\ufeff${journalLine()}\n`)).items[0]).toContain('RecordHit');
    expect((await read('a.har', `\ufeff${har}`)).items).toEqual(['/log/entries/0 /x']);
  });

  test('recognises a HAR by its name or by its beginning', async () => {
    expect((await read('a.HAR', har)).items).toEqual(['/log/entries/0 /x']);
    expect((await read('a.json', `\n {\n "log" : ${har.slice(7)}`)).items).toEqual(['/log/entries/0 /x']);
  });

  test('reports an entry of a HAR that is not JSON, and reads the others', async () => {
    const broken = har.replace('[', '[{"request":{"method":GET}},');
    expect(await read('a.har', broken)).toEqual({ length: 2, items: ['The entry is not JSON.', '/log/entries/1 /x'] });
  });

  test('reports a line that is not UTF-8, and reads the others', async () => {
    const bytes = Buffer.concat([Buffer.from(`${journalLine()}\n"`), Buffer.from([0xff]), Buffer.from(`"\n${journalLine()}\n`)]);
    expect((await read('a.ndjson', bytes)).items[1]).toBe('The line is not UTF-8 text.');
  });

  test('reports a file that is truncated inside a character as truncated', async () => {
    const bytes = Buffer.from(`${journalLine({ site: 'č' }).slice(0, 90)}č`);
    expect((await read('a.ndjson', bytes.subarray(0, -1))).items).toEqual([
      'The recording ends in the middle of this line; its request is lost.',
    ]);
  });

  test('reports a line of more than 4 MiB, and reads the next one', async () => {
    const { items } = await read('a.ndjson', `"${'x'.repeat(4 * 1024 * 1024)}"\n${journalLine()}\n`);
    expect(items[0]).toContain('longer than 4194304 bytes');
    expect(items[1]).toContain('RecordHit');
  });

  test('an empty file is an empty recording', async () => {
    expect(await read('a.ndjson', '')).toEqual({ length: 0, items: [] });
  });

  test.each([
    ['missing.ndjson', 'cannot be read: it does not exist'],
    ['folder', 'is a folder'],
    ['binary.ndjson', 'is a binary file'],
    ['playwright.zip', 'is a ZIP archive'],
    ['broken.har', 'is not a readable HAR'],
    ['other.har', 'expected a HAR with an array at /log/entries'],
  ])('%s ends with 3: %s', async (name, message) => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'folder'));
    writeFileSync(join(cwd, 'binary.ndjson'), Buffer.from([1, 0, 2]));
    writeFileSync(join(cwd, 'playwright.zip'), 'PK\u0003\u0004\0');
    writeFileSync(join(cwd, 'broken.har'), har.slice(0, 30));
    writeFileSync(join(cwd, 'other.har'), '{}');
    await expect(openRecording(name, cwd)).rejects.toMatchObject({
      name: 'CliError',
      exitCode: 3,
      message: expect.stringContaining(message),
    });
  });
});
