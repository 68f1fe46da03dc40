import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError } from '../../../fake-server/common/errors.ts';
import { plural } from '../../../fake-server/common/plural.ts';
import { argumentPath } from '../../files/argument-path.ts';
import { unreadableFile } from '../../files/read-file.ts';
import { decodeHar } from './har.ts';
import { decodeJournalLine } from './journal-line.ts';
import { type Line, splitLines } from './lines.ts';
import { type RecordingItem, type SourceLocation, unreadable } from './recorded-request.ts';
import { recordingBytes } from './recording-bytes.ts';

/** A readable recording. Its items can be read several times. */
export interface Recording {
  readonly source: string;
  /** Number of lines or entries. */
  readonly length: number;
  /** The items in groups, which are decoded one by one. */
  groups(): AsyncIterable<Iterable<RecordingItem>> | Iterable<Iterable<RecordingItem>>;
}

const maxLineBytes = 4 * 1024 * 1024;
const headBytes = 64 * 1024;
/** Bytes that are read at once (our choice). */
const chunkBytes = 256 * 1024;
const newline = 0x0a;
/** The first bytes of a ZIP archive. */
const zipStart = Buffer.from('PK\u0003\u0004');

/**
 * Opens a recording: a HAR, recognised by its name or beginning, or an NDJSON journal, which is streamed; both may be gzip or
 * UTF-16. Throws CliError (exit 3) for an unreadable file, and for another format.
 */
export async function openRecording(source: string, cwd: string): Promise<Recording> {
  const path = argumentPath(source, cwd);
  const head = await readHead(path, source);
  if (head.subarray(0, 4).equals(zipStart))
    throw new CliError(
      `${source} is a ZIP archive. Unpack it and name the HAR in it; a HAR of Playwright needs content "embed", so that it ` +
        'has the bodies.',
      'unreadable',
    );
  if (head.includes(0))
    throw new CliError(`${source} is a binary file; expected a recording: an NDJSON journal or a HAR.`, 'unreadable');
  const isHar = /\.har(?:\.gz)?$/i.test(source) || /^\ufeff?\s*\{\s*"log"\s*:/.test(head.toString('utf8'));
  if (!isHar) return { source, length: await countLines(path, source), groups: () => journalGroups(path, source) };
  try {
    const items = await decodeHar(bytesOf(path), source);
    return { source, length: items.length, groups: () => [items] };
  } catch (error) {
    throw new CliError(`${source} is not a readable HAR: ${errorMessage(error)}`, 'unreadable');
  }
}

async function readHead(path: string, source: string): Promise<Buffer> {
  try {
    // Checked first, because opening a named pipe without a writer blocks.
    const stats = await stat(path);
    if (stats.isDirectory()) throw new CliError(`${source} is a folder; name the recordings in it.`, 'unreadable');
    if (!stats.isFile()) throw new CliError(`${source} is not a regular file; save the recording to a file first.`, 'unreadable');
    return await headOf(path);
  } catch (error) {
    throw unreadableFile(source, error);
  }
}

const bytesOf = (path: string): AsyncIterable<Buffer> => recordingBytes(createReadStream(path, { highWaterMark: chunkBytes }));

async function headOf(path: string): Promise<Buffer> {
  for await (const chunk of bytesOf(path)) return chunk.subarray(0, headBytes);
  return Buffer.alloc(0);
}

/**
 * Counts the lines, for progress only, because the file may change later. Throws CliError when no line is a journal entry, so
 * that a file of another format is reported once.
 */
async function countLines(path: string, source: string): Promise<number> {
  const problem = await findProblem(path, source);
  let count = 0;
  let lineBytes = 0;
  for await (const chunk of untilDamaged(bytesOf(path))) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      // Blank lines are no items. Those of spaces are rare, and this is for progress only.
      if (lineBytes + end - start > 1) count += 1;
      lineBytes = 0;
      start = end + 1;
    }
    lineBytes += chunk.length - start;
  }
  if (lineBytes > 0) count += 1;
  if (problem !== null) {
    const message = `${source} is not a recording: none of its ${plural(count, 'line')} can be sent. In ${problem}`;
    throw new CliError(message, 'unreadable');
  }
  return count;
}

/** Yields chunks until they cannot be read. The reason is counted when the recording is sent. */
async function* untilDamaged(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch {}
}

/** Returns the problem of the first line when no line is a journal entry; null for a recording and for an empty file. */
async function findProblem(path: string, source: string): Promise<string | null> {
  let first: string | null = null;
  for await (const lines of splitLines(untilDamaged(bytesOf(path)), maxLineBytes)) {
    for (const line of lines) {
      const item = itemOf(line, source);
      if ('request' in item || item.unreadable.kind === 'broken-off') return null;
      first ??= `line ${line.number}: ${item.unreadable.message}`;
    }
  }
  return first;
}

async function* journalGroups(path: string, source: string): AsyncGenerator<Iterable<RecordingItem>> {
  try {
    for await (const lines of splitLines(bytesOf(path), maxLineBytes)) yield decodeLines(lines, source);
  } catch (error) {
    yield [unreadable({ source }, `The file stopped being readable: ${errorMessage(error)}.`)];
  }
}

function* decodeLines(lines: readonly Line[], source: string): Generator<RecordingItem> {
  for (const line of lines) yield itemOf(line, source);
}

function itemOf({ number, bytes, ended }: Line, source: string): RecordingItem {
  const place: SourceLocation = { source, line: number };
  if (!bytes) return unreadable(place, `The line is longer than ${maxLineBytes} bytes; no journal entry is.`);
  const text = utf8Text(bytes);
  // A truncated file may end inside a character: its last line counts as truncated, not as malformed.
  if (text === null && !ended) return decodeJournalLine(bytes.toString('utf8'), place, ended);
  return text === null ? unreadable(place, 'The line is not UTF-8 text.') : decodeJournalLine(text, place, ended);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8 without a byte-order mark. Returns null for other bytes. */
function utf8Text(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
