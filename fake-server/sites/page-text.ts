/**
 * A page's bytes as text whose offsets are those of the bytes, so that a change in one place leaves every other byte alone.
 * UTF-16 pages (they begin with a byte-order mark) are read as such; all others have ASCII markup, whatever their encoding.
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

/** The Content-Type of a page. UTF-8 is named where its bytes are UTF-8 and the page itself names nothing else. */
export function pageContentType(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(bytes.toString('latin1', 0, sniffedBytes))?.[1] ?? 'utf-8';
  return !isUtf16 && /^utf-?8$/i.test(declared) && isUtf8(bytes) ? 'text/html; charset=utf-8' : 'text/html';
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
