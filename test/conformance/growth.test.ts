import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ValidateReport, validate } from '../../cli/api/validate.ts';
import { parseCsv } from '../../cli/audit/declared/csv.ts';
import { readCookieFile } from '../../cli/audit/targets/cookie-file.ts';
import { linksOf, readList } from '../../cli/audit/targets/page-lists.ts';
import { decodeHar } from '../../cli/replay/read/har.ts';
import { splitLines } from '../../cli/replay/read/lines.ts';
import { readHar } from '../../fake-server/archives/read-har.ts';
import { readMhtml } from '../../fake-server/archives/read-mhtml.ts';
import { readCookies } from '../../fake-server/http/cookies.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';

/**
 * A reader of data from outside, with an input for each count that is in proportion to it. To add a reader, add a row: a reader
 * whose time grows with the square of its input takes 1024 times as long for 32 times the count. The bound leaves room for a busy
 * machine.
 */
interface Reader {
  readonly name: string;
  readonly count: number;
  readonly inputOf: (count: number) => string;
  readonly read: (input: string) => unknown;
}

/** Calls a reader of files with a file of this content. */
const fromFile = (input: string, read: (folder: string) => unknown, name = 'input'): unknown => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), input);
  return read(folder);
};
const validated = async (input: string, name = 'page.html'): Promise<void> => {
  const report = (await fromFile(input, (cwd) => validate(name, { cwd }), name)) as ValidateReport;
  expect(report.summary.inputs).toBe(1);
  expect(report.findings.filter(({ ruleId }) => ruleId === 'input-unreadable')).toEqual([]);
};
async function* chunksOf(input: string): AsyncGenerator<Buffer> {
  yield Buffer.from(input);
}
async function drained(values: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _value of values) count += 1;
  return count;
}

const request = '"request":{"method":"GET","url":"http://a/api/x","headers":[],"cookies":[],"queryString":[]}';
const entry = `{"startedDateTime":"2026-01-02T03:04:05.678Z",${request},"response":{"status":200,"content":{"mimeType":"text/html","text":"<p>a"}}}`;
const pageEntry = entry.replace('/api/x', '/page');
const har = (entries: string): string => `{"log":{"version":"1.2","entries":[${entries}]}}`;
const nested = (count: number): string => har(`{"a":${'['.repeat(count)}${']'.repeat(count)}}`);
const mhtml = (parts: string): string =>
  `Content-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\nContent-Location: ` +
  `http://a/\n\n<p>page\n${parts}--b--\n`;
const part = '--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\nContent-Location: http://a/x.png\n\nAAAA\n';
const block =
  `<div class="sqs-block gallery-block" data-block-json="{&quot;design&quot;:&quot;grid&quot;}"><p title='a b'>text &amp; ` +
  'more</p></div>';

const readers: readonly Reader[] = [
  { name: 'validate: blocks of a page', count: 60, inputOf: (count) => block.repeat(count), read: (input) => validated(input) },
  {
    name: 'validate: unclosed tags',
    count: 2000,
    inputOf: (count) => '<div class="a" '.repeat(count),
    read: (input) => validated(input),
  },
  {
    name: 'validate: nested elements',
    count: 1000,
    inputOf: (count) => '<div>'.repeat(count),
    read: (input) => validated(input),
  },
  {
    ...{ name: 'validate: nested JSON', count: 2000, read: (input: string) => validated(input, 'data.json') },
    inputOf: (count) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`,
  },
  {
    ...{ name: 'replay: entries of a HAR', count: 300, read: (input: string) => decodeHar(chunksOf(input), 'a.har') },
    inputOf: (count) => har(Array.from({ length: count }, () => entry).join()),
  },
  { name: 'replay: nesting in a HAR', count: 4000, inputOf: nested, read: (input) => decodeHar(chunksOf(input), 'a.har') },
  {
    ...{ name: 'serve: entries of a HAR', count: 300, read: (input: string) => readHar(Buffer.from(input)) },
    inputOf: (count) => har(Array(count).fill(pageEntry).join()),
  },
  {
    name: 'serve: parts of an MHTML file',
    count: 400,
    inputOf: (count) => mhtml(part.repeat(count)),
    read: (input) => readMhtml(Buffer.from(input)),
  },
  {
    ...{ name: 'serve: a long line of quoted-printable', count: 20_000 },
    inputOf: (count) =>
      mhtml(
        `--b\nContent-Type: text/css\nContent-Transfer-Encoding: quoted-printable\nContent-Location: ` +
          `http://a/s\n\n${'=3D'.repeat(count)}\n`,
      ),
    read: (input) => readMhtml(Buffer.from(input)),
  },
  {
    name: 'recordings: lines',
    count: 5000,
    inputOf: (count) => '{"a":1}\n'.repeat(count),
    read: (input) => drained(splitLines(chunksOf(input), 1e6)),
  },
  {
    ...{ name: 'audit: cookies of a file', count: 500 },
    inputOf: (count) =>
      Array.from({ length: count }, (_none, at) => `.a.example\tTRUE\t/\tFALSE\t1900000000\tc${at}\tv`).join('\n'),
    read: (input) => fromFile(input, (folder) => readCookieFile('input', folder, () => undefined)),
  },
  {
    ...{ name: 'audit: addresses of a list', count: 3000 },
    inputOf: (count) => Array.from({ length: count }, (_none, at) => `https://a.example/${at}`).join('\n'),
    read: (input) => fromFile(input, (folder) => readList('input', folder)),
  },
  {
    ...{ name: 'audit: links of a page', count: 1000 },
    inputOf: (count) => `<ul>${Array.from({ length: count }, (_none, at) => `<li><a href="/${at}">a</a>`).join('')}</ul>`,
    read: (input) => linksOf(input, 'https://a.example/'),
  },
  { name: 'audit: rows of a CSV file', count: 3000, inputOf: (count) => '"a ""b""",c\n'.repeat(count), read: parseCsv },
  {
    ...{ name: 'platform: a Cookie header', count: 2000, read: readCookies },
    inputOf: (count) => Array.from({ length: count }, (_none, at) => `c${at}=v`).join('; '),
  },
];

/** Returns the shortest time of several runs, which other work of the machine disturbs least. */
async function shortestMs(read: () => unknown, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const startedMs = performance.now();
    await read();
    best = Math.min(best, performance.now() - startedMs);
  }
  return best;
}

test.each(readers)('$name: 32 times the input takes less than 320 times as long', async ({ count, inputOf, read }) => {
  const [small, large] = [inputOf(count), inputOf(32 * count)];
  await read(small);
  // A reader that takes no time for the small input cannot be compared by it.
  const smallMs = Math.max(0.5, await shortestMs(() => read(small), 5));
  expect((await shortestMs(() => read(large), 3)) / smallMs).toBeLessThan(320);
});
