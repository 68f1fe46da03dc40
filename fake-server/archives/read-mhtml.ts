import { type Archive, isHtml, type SavedResource } from './archive.ts';

/** The deepest nesting of parts that is read. RFC 2557 allows nested parts; browsers do not write any. */
const maxDepth = 4;

/**
 * Reads a page saved as MHTML (RFC 2557, `.mhtml` or `.mht`) with its resources. A truncated part is read to its end. Throws an
 * Error of one sentence for bytes that are not an MHTML file and for a file without HTML.
 */
export function readMhtml(bytes: Buffer): Archive {
  const text = bytes.toString('latin1');
  const resources = readPart(text, 0);
  if (resources === null)
    throw new Error('it is not an MHTML file: expected "Content-Type: multipart/related; boundary=…" at its beginning');
  const start = headersOf(text).get('snapshot-content-location') ?? '';
  const pages = resources.filter(({ contentType }) => isHtml(contentType));
  const [first] = [...pages.filter(({ url }) => url === start), ...pages];
  if (!first) throw new Error('it has no HTML part');
  return { pages: [first.url], resources };
}

/** Returns the parts of a multipart entity; null for another entity. */
function readPart(text: string, depth: number): SavedResource[] | null {
  const boundary = /^multipart\/[^;]*;.*?\bboundary=(?:"([^"]+)"|([^\s;]+))/is.exec(headersOf(text).get('content-type') ?? '');
  const name = boundary?.[1] ?? boundary?.[2];
  if (name === undefined) return null;
  // The line break before a boundary is part of the boundary.
  const parts = bodyOf(text).split(new RegExp(`(?:^|\\r?\\n)--${escaped(name)}(?:--)?[ \\t]*(?=\\r?\\n|$)`));
  return parts.slice(1).flatMap((part) => {
    const entity = part.replace(/^\r?\n/, '');
    const inner = depth < maxDepth ? readPart(entity, depth + 1) : null;
    return inner ?? resourcesOf(entity);
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a part under its address and under its id, which frames refer to. */
function resourcesOf(entity: string): SavedResource[] {
  const headers = headersOf(entity);
  const contentType = headers.get('content-type') ?? 'application/octet-stream';
  const location = headers.get('content-location')?.trim();
  const id = /^<(.+)>$/.exec(headers.get('content-id')?.trim() ?? '')?.[1];
  const bytes = decodeEntity(bodyOf(entity), headers.get('content-transfer-encoding') ?? '');
  return [location, id === undefined ? undefined : `cid:${id}`].flatMap((url) => (url ? [{ url, contentType, bytes }] : []));
}

const headEnd = /\r?\n\r?\n/;

function headersOf(entity: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const head = entity.split(headEnd, 1)[0] ?? '';
  // A line that begins with a blank continues the line before.
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function bodyOf(entity: string): string {
  const end = headEnd.exec(entity);
  return end ? entity.slice(end.index + end[0].length) : '';
}

function decodeEntity(body: string, encoding: string): Buffer {
  const name = encoding.trim().toLowerCase();
  if (name === 'base64') return Buffer.from(body, 'base64');
  return Buffer.from(name === 'quoted-printable' ? quotedPrintable(body) : body, 'latin1');
}

const quotedPrintable = (body: string): string =>
  body
    .replace(/[ \t]+(?=\r?\n|$)/g, '')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
