import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorMessage } from '../../../fake-server/common/error-message.ts';

/** The first bytes of gzip: https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1. */
const gzipStart = Buffer.from([0x1f, 0x8b]);
const chunkBytes = 256 * 1024;
/** Limits against data that is made to expand: a recording is far below this ratio (our choice). */
const maxRatio = 500;
const freeBytes = 64 * 1024 * 1024;

const isGzip = (head: Buffer): boolean => head.subarray(0, gzipStart.length).equals(gzipStart);

/**
 * Yields the same bytes, unpacked if they are gzip. Throws an Error, whose message is a clause, for damaged gzip, and for gzip
 * that expands to more than 500 times its size.
 */
export async function* gunzipped(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  let packedBytes = 0;
  let head: Buffer = Buffer.alloc(0);
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
    if (head.length >= gzipStart.length) break;
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    try {
      if (head.length > 0) yield head;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        packedBytes += next.value.length;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  };
  if (!isGzip(head)) return yield* all();
  packedBytes = head.length;
  const unpacked = pipeline(Readable.from(all()), createGunzip({ chunkSize: chunkBytes }), () => undefined);
  let bytes = 0;
  try {
    for await (const part of unpacked as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > freeBytes && bytes > packedBytes * maxRatio)
        throw new Error(`it expands to more than ${maxRatio} times its size`);
      yield part;
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new Error('its gzip data ends early', { cause: error });
    throw code.startsWith('Z_') ? new Error(`its gzip data is damaged (${errorMessage(error)})`, { cause: error }) : error;
  }
}
