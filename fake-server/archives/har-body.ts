import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageContentType } from '../html/page-text.ts';
import { isHtml } from './archive.ts';

/** The limit of a body's unpacked size, so that a small file cannot fill the memory. */
const maxUnpackedBytes = 64 * 1024 * 1024;

interface HarContent {
  readonly mimeType: string;
  readonly text: string;
  readonly encoding?: string | undefined;
  /** Bytes of the decoded content. */
  readonly size?: number | undefined;
  /** The Content-Encoding of the response. */
  readonly transferEncoding?: string;
}

/**
 * Returns the bytes of a HAR entry's content. Some tools write base64 of the transferred bytes, which are unpacked if they are
 * gzip, or Brotli by their header and size. HTML that a tool has decoded is UTF-8, whatever its `<meta>` names; other HTML has
 * the character set of its header.
 */
export function harBody({ mimeType, text, encoding, size, transferEncoding = '' }: HarContent): Buffer {
  if (encoding !== 'base64') return isHtml(mimeType) ? markedHtml(text) : Buffer.from(text, 'utf8');
  const saved = Buffer.from(text, 'base64');
  const bytes = /gzip/i.test(mimeType) ? saved : unpacked(saved, transferEncoding === 'br' && saved.length !== size);
  return htmlInUtf8(bytes, mimeType);
}

/** Returns HTML in UTF-8 if its Content-Type names another character set, which precedes `<meta>`; other bytes unchanged. */
export function htmlInUtf8(bytes: Buffer, contentType: string): Buffer {
  const charset = /;\s*charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
  if (!isHtml(contentType) || charset === undefined || /^utf-?8$/i.test(charset)) return bytes;
  try {
    return markedHtml(new TextDecoder(charset).decode(bytes));
  } catch {
    // Browsers do not support this character set, either.
    return bytes;
  }
}

/**
 * Returns HTML in UTF-8. A page that names another character set gets a byte-order mark, which takes precedence over `<meta>`.
 */
function markedHtml(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return pageContentType(bytes).includes('utf-8') ? bytes : Buffer.from(`\ufeff${text}`, 'utf8');
}

/** Brotli has no mark at its beginning. */
function unpacked(bytes: Buffer, mayBeBrotli: boolean): Buffer {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip && !mayBeBrotli) return bytes;
  try {
    const unpack = isGzip ? gunzipSync : brotliDecompressSync;
    return unpack(bytes, { maxOutputLength: maxUnpackedBytes });
  } catch {
    return bytes;
  }
}
