import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { errorMessage } from '../../fake-server/common/error-message.ts';
import { CliError, type ExitCode, exitCodes } from '../../fake-server/common/errors.ts';
import { fileProblem } from '../../fake-server/file-problem.ts';
import { harFrame } from '../../fake-server/har/har-head.ts';
import { splitEntries } from '../../fake-server/har/split-entries.ts';
import { readJson } from '../../runtime/contract/read.ts';
import { chunksUntilAborted, unlessAborted } from '../core/abort.ts';
import { argumentPath } from '../files/argument-path.ts';
import { unreadableFile } from '../files/read-file.ts';
import type { Io } from '../io.ts';
import { splitLines } from '../replay/read/lines.ts';
import { recordingBytes } from '../replay/read/recording-bytes.ts';
import { printable } from '../report/printable.ts';
import { entryToHar } from './entry-to-har.ts';
import { harToEntry } from './har-to-entry.ts';
import type { DecodedHarOptions } from './options.ts';
import { openOutput } from './write-output.ts';

type ConvertIo = Pick<Io, 'cwd' | 'drained' | 'err' | 'out' | 'stdin' | 'stopped'>;
type Write = (line: string) => Promise<void> | void;

/** Numbers of a conversion. */
interface Converted {
  readonly calls: number;
  /** Calls that are not of a platform's API. */
  readonly leftOut: number;
  readonly unreadable: number;
}

const maxLineBytes = 64 * 1024 * 1024;
const maxShownProblems = 20;

/**
 * Converts a recording into the other format, as a stream. Returns 1 when an entry could not be converted, and 3 after an
 * interruption. Throws CliError for a file that cannot be read or written.
 */
export async function convertRecording(
  source: string,
  { output, force = false }: DecodedHarOptions,
  io: ConvertIo,
): Promise<ExitCode> {
  const path = source === '-' ? null : await readablePath(source, io.cwd);
  const file = output === undefined ? null : await openOutput(output, io.cwd, force);
  // Opened last, because a stream that nothing reads would report its errors to nothing.
  const chunks: AsyncIterable<Buffer> = path === null ? io.stdin : createReadStream(path);
  const write: Write = file ? file.write : (line) => outDrained(line, io);
  try {
    const converted = await convert(chunksUntilAborted(chunks, io.stopped), source, write, io);
    if (io.stopped.aborted) {
      io.err('Interrupted; the converted recording is incomplete.');
      return exitCodes.notRunnable;
    }
    await file?.commit();
    if (converted.leftOut > 0) io.err(`Left out: ${converted.leftOut} calls that are not below /api/.`);
    if (file) io.err(`${converted.calls} calls are in ${printable(output ?? '')}.`);
    return converted.unreadable > 0 ? exitCodes.findings : exitCodes.clean;
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${source} cannot be converted: ${fileProblem(error)}.`, 'unreadable');
  } finally {
    await file?.discard();
  }
}

/** Prints a line and waits for a reader that is slower, until an interruption. */
async function outDrained(line: string, io: ConvertIo): Promise<void> {
  io.out(line);
  if (io.drained) await unlessAborted(io.drained(), io.stopped);
}

async function readablePath(source: string, cwd: string): Promise<string> {
  const path = argumentPath(source, cwd);
  try {
    // Checked first, because opening a named pipe without a writer blocks.
    if (!(await stat(path)).isFile()) throw new CliError(`${source} is not a regular file; expected a recording.`, 'unreadable');
  } catch (error) {
    throw unreadableFile(source, error);
  }
  return path;
}

async function convert(chunks: AsyncIterable<Buffer>, source: string, write: Write, io: ConvertIo): Promise<Converted> {
  const { first, all } = await peek(recordingBytes(chunks));
  const head = first.toString('utf8').replace(/^\ufeff/, '');
  if (head.trim() === '') throw new Error('it is empty; expected an NDJSON journal or a HAR');
  const isHar = /^\s*\{\s*"log"\s*:/.test(head) || /\.har(?:\.gz)?$/i.test(source);
  let unreadable = 0;
  const report = (place: string, error: unknown): void => {
    unreadable += 1;
    if (unreadable <= maxShownProblems) io.err(printable(`${source}:${place}  left out: ${errorMessage(error)}`));
    if (unreadable === maxShownProblems) io.err('Further problems are not shown.');
  };
  const counts = isHar ? await fromHar(all, write, report) : await toHar(all, write, report);
  if (counts.calls === 0 && unreadable > 0) throw new Error('none of its entries is a call of a recording');
  return { ...counts, unreadable };
}

type Report = (place: string, error: unknown) => void;

async function fromHar(chunks: AsyncIterable<Buffer>, write: Write, report: Report): Promise<Omit<Converted, 'unreadable'>> {
  let calls = 0;
  let leftOut = 0;
  let index = 0;
  for await (const text of splitEntries(chunks)) {
    try {
      const entry = harToEntry(readJson(text), calls + 1);
      if (entry === null) leftOut += 1;
      else {
        calls += 1;
        await write(JSON.stringify(entry));
      }
    } catch (error) {
      if (error instanceof CliError) throw error;
      report(`/log/entries/${index}`, error);
    }
    index += 1;
  }
  return { calls, leftOut };
}

async function toHar(chunks: AsyncIterable<Buffer>, write: Write, report: Report): Promise<Omit<Converted, 'unreadable'>> {
  await write(harFrame.start());
  let calls = 0;
  for await (const lines of splitLines(chunks, maxLineBytes)) {
    for (const { number, bytes } of lines) {
      try {
        if (!bytes) throw new Error(`the line is longer than ${maxLineBytes} bytes`);
        const entry = JSON.stringify(entryToHar(bytes.toString('utf8').replace(/^\ufeff/, '')));
        calls += 1;
        await write(calls === 1 ? entry : harFrame.separator + entry);
      } catch (error) {
        if (error instanceof CliError) throw error;
        report(String(number), error);
      }
    }
  }
  await write(harFrame.end);
  return { calls, leftOut: 0 };
}

/** Returns the first chunk, and all chunks with it. */
async function peek(chunks: AsyncIterable<Buffer>): Promise<{ first: Buffer; all: AsyncIterable<Buffer> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const all = (async function* () {
    if (!first.done) yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  })();
  return { first: first.done ? Buffer.alloc(0) : first.value, all };
}
