import { isUtf8 } from 'node:buffer';
import { tokenize } from './tokenize.ts';

/**
 * Decodes a page's bytes into text with one character a byte, so that an edit in one place leaves every other byte unchanged.
 * UTF-16 pages (with a byte-order mark) are decoded as UTF-16. All other encodings have ASCII markup.
 */
export function decodePage(bytes: Buffer): { text: string; encode(text: string): Buffer } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: bytes.toString('utf16le'), encode: (text) => Buffer.from(text, 'utf16le') };
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0) {
    return { text: Buffer.from(bytes).swap16().toString('utf16le'), encode: (text) => Buffer.from(text, 'utf16le').swap16() };
  }
  return { text: bytes.toString('latin1'), encode: (text) => Buffer.from(text, 'latin1') };
}

const sniffedBytes = 1024;

/**
 * Returns the encoding that a `<meta>` in the first 1,024 bytes names, as written; undefined without one:
 * https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding.
 */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, sniffedBytes)).toString('latin1');
  let found: string | undefined;
  tokenize(head, {
    onStartTag(tag) {
      if (tag.name !== 'meta' || found !== undefined) return;
      const isContentType = tag.value('http-equiv')?.trim().toLowerCase() === 'content-type';
      const content = isContentType ? /charset\s*=\s*["']?\s*([\w-]+)/i.exec(tag.value('content') ?? '')?.[1] : undefined;
      found = tag.value('charset')?.trim() ?? content;
    },
  });
  return found;
}

/**
 * Returns the Content-Type of a page with the encoding that its `<meta>` names, because inserts move the element out of the bytes
 * that browsers search for it. It names UTF-8 when the bytes are UTF-8 and the page names no other encoding.
 */
export function pageContentType(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const declared = declaredEncoding(bytes) ?? 'utf-8';
  if (isUtf16 || !isEncoding(declared)) return 'text/html';
  if (!/^utf-?8$/i.test(declared)) return `text/html; charset=${declared.toLowerCase()}`;
  return isUtf8(bytes) ? 'text/html; charset=utf-8' : 'text/html';
}

/** Returns whether browsers know an encoding. An element in ASCII cannot name UTF-16: they read UTF-8 then. */
function isEncoding(label: string): boolean {
  try {
    return !new TextDecoder(label).encoding.startsWith('utf-16');
  } catch {
    return false;
  }
}
