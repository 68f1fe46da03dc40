import { isUtf8 } from 'node:buffer';
import { declaredEncoding } from '../../../fake-server/html/page-text.ts';
import { InputError } from './input-error.ts';

const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Returns the encoding of a byte-order mark; undefined without one. */
export const encodingByMark = (bytes: Uint8Array): string | undefined =>
  (bytes[0] ?? 0) < 0xef ? undefined : marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];

/** Throws an InputError for bytes that cannot be the beginning of a text. */
export function assertBeginsText(bytes: Uint8Array): void {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const hint = 'unpack it first, for example with gunzip -c FILE | ss-runtime validate -';
    throw new InputError('input-not-text', `is compressed with gzip; ${hint}`);
  }
  if (!encodingByMark(bytes)?.startsWith('utf-16')) assertNoNul(bytes);
}

/**
 * Decodes bytes by their byte-order mark or charset, otherwise as UTF-8; the mark is left out. Throws an InputError for bytes
 * that are not a text of that encoding.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const encoding = encodingByMark(bytes) ?? knownEncoding(charset) ?? 'utf-8';
  if (!encoding.startsWith('utf-16')) assertNoNul(bytes);
  if (encoding === 'utf-8' && isUtf8(bytes)) return utf8Text(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw notText(`is not valid ${encoding.toUpperCase()}`);
  }
}

/** Returns the text of valid UTF-8 without its byte-order mark. Faster than a TextDecoder. */
function utf8Text(bytes: Uint8Array): string {
  const start = encodingByMark(bytes) === undefined ? 0 : 3;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8', start);
}

/**
 * Decodes a page as browsers do: by its byte-order mark, by the charset of the response or of its head, otherwise as UTF-8. A
 * page without a charset that is not UTF-8 is decoded as windows-1252.
 */
export function decodePage(bytes: Uint8Array, charset?: string): string {
  const declared = knownEncoding(charset) ?? knownEncoding(declaredEncoding(bytes));
  // A page whose charset was found as ASCII is not UTF-16:
  // https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding.
  const encoding = declared?.startsWith('utf-16') ? 'utf-8' : declared;
  try {
    return decodeText(bytes, encoding);
  } catch (error) {
    if (encoding !== undefined || bytes.includes(0)) throw error;
    return decodeText(bytes, 'windows-1252');
  }
}

/** Converts chunks of UTF-8 or UTF-16 to UTF-8 without a byte-order mark. */
export class Utf8Converter {
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #begun = false;

  convert(chunk: Uint8Array): Uint8Array {
    if (!this.#begun) {
      this.#begun = true;
      const encoding = encodingByMark(chunk);
      if (encoding?.startsWith('utf-16')) this.#decoder = new TextDecoder(encoding);
      else if (encoding) return chunk.subarray(3);
    }
    return this.#decoder ? Buffer.from(this.#decoder.decode(chunk, { stream: true })) : chunk;
  }
}

function assertNoNul(bytes: Uint8Array): void {
  const nul = bytes.indexOf(0);
  if (nul >= 0) throw notText('contains NUL bytes', lineOf(bytes, nul));
}

const notText = (what: string, line?: number): InputError =>
  new InputError('input-not-text', `${what}; expected a text file with HTML, JSON or NDJSON`, line);

function knownEncoding(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function lineOf(bytes: Uint8Array, end: number): number {
  let line = 1;
  for (let at = bytes.indexOf(10); at >= 0 && at < end; at = bytes.indexOf(10, at + 1)) line += 1;
  return line;
}
