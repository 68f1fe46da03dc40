import { type Archive, isHtml, type LeftOutPart, type SavedResource, withoutFragment } from './archive.ts';
import { htmlInUtf8 } from './har-body.ts';
import { withStylesInOrder } from './styles-in-order.ts';

/** The deepest nesting of parts that is read. RFC 2557 allows nested parts; browsers do not write any. */
const maxDepth = 4;

/** The base of relative addresses in a file that names no absolute one. */
const unknownOrigin = 'http://saved.invalid/';

/** A part of a multipart entity. */
interface Part {
  readonly contentType: string;
  /** Content-Location, resolved; empty without one. */
  readonly location: string;
  /** Content-ID; empty without one. */
  readonly id: string;
  readonly bytes: Buffer;
}

/**
 * Reads a page saved as MHTML (RFC 2557, `.mhtml` or `.mht`) with its resources. A truncated part is read to its end. The page is
 * the part that the file names as its start, else the first HTML. Of several parts with one address the first one has it, because
 * frames that scripts have written have the address of their page. Throws an Error of one sentence for bytes that are not an
 * MHTML file and for a file without HTML.
 */
export function readMhtml(bytes: Buffer): Archive {
  const text = bytes.toString('latin1');
  const headers = headersOf(text);
  const start = headers.get('snapshot-content-location') ?? '';
  const base = [headers.get('content-base') ?? '', start].find((url) => URL.canParse(url)) ?? unknownOrigin;
  const parts = readParts(text, base, 0);
  if (parts === null)
    throw new Error('it is not an MHTML file: expected "Content-Type: multipart/related; boundary=…" at its beginning');
  const root = /\bstart="?<([^>"]+)>/i.exec(headers.get('content-type') ?? '')?.[1];
  const pages = parts.filter(({ contentType }) => isHtml(contentType));
  const isStart = ({ location }: Part) => location !== '' && withoutFragment(location) === withoutFragment(start);
  const page = pages.find(({ id }) => root !== undefined && id === root) ?? pages.find(isStart) ?? pages[0];
  if (!page) throw new Error('it has no HTML part');
  const pageUrl = page.location || (URL.canParse(start) ? start : unknownOrigin);
  const resources = new Map<string, SavedResource>();
  const fontSheet = parts.some(isFont) ? undefined : parts.find(namesFonts);
  const leftOut: LeftOutPart[] = [
    ...(page.bytes.includes('<script') ? [] : [{ address: pageUrl, reason: withoutScripts }]),
    // Chromium saves no fonts.
    ...(fontSheet ? [{ address: fontSheet.location, reason: withoutFonts }] : []),
  ];
  for (const part of [page, ...parts.filter((each) => each !== page)]) {
    const urls = [part === page ? pageUrl : part.location, part.id && `cid:${part.id}`].filter(Boolean);
    const free = urls.filter((url) => !resources.has(url));
    for (const url of free) resources.set(url, { url, contentType: part.contentType, bytes: part.bytes });
    if (free.length === 0) leftOut.push({ address: part.location, reason: urls.length > 0 ? taken : noAddress });
  }
  return { pages: [pageUrl], resources: [...resources.values()], leftOut };
}

const withoutScripts =
  'the file has no scripts of its page and thus no settings: banner, bars and popup are those that were shown, and code of ' +
  'the site does not run';
const withoutFonts = 'the file has none of the web fonts that it names: texts have another font, and other widths';
const taken = 'an earlier part has its address';
const noAddress = 'it has neither Content-Location nor Content-ID, so that no page can refer to it';

const isFont = ({ contentType, location }: Part): boolean =>
  /^(font\/|application\/(x-)?font)/i.test(contentType) || /\.(woff2?|ttf|otf)([?#]|$)/i.test(location);

const namesFonts = ({ contentType, bytes }: Part): boolean =>
  /^text\/(css|html)/i.test(contentType) && /@font-face\s*\{[^}]*url\((?!\s*["']?data:)/i.test(bytes.toString('latin1'));

/** Returns the parts of a multipart entity; null for another entity. */
function readParts(text: string, base: string, depth: number): Part[] | null {
  const boundary = /^multipart\/[^;]*;.*?\bboundary=(?:"([^"]+)"|([^\s;]+))/is.exec(headersOf(text).get('content-type') ?? '');
  const name = boundary?.[1] ?? boundary?.[2];
  if (name === undefined) return null;
  // The line break before a boundary is part of the boundary.
  const parts = bodyOf(text).split(new RegExp(`(?:^|\\r?\\n)--${escaped(name)}(?:--)?[ \\t]*(?=\\r?\\n|$)`));
  return parts.slice(1).flatMap((part) => {
    const entity = part.replace(/^\r?\n/, '');
    const inner = depth < maxDepth ? readParts(entity, base, depth + 1) : null;
    return inner ?? (entity.trim() === '' ? [] : [readPart(entity, base)]);
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readPart(entity: string, base: string): Part {
  const headers = headersOf(entity);
  const contentType = headers.get('content-type') ?? 'application/octet-stream';
  const written = headers.get('content-location')?.trim() ?? '';
  const bytes = decodeEntity(bodyOf(entity), headers.get('content-transfer-encoding') ?? '');
  return {
    contentType,
    location: written !== '' && URL.canParse(written, base) ? new URL(written, base).href : written,
    id: /^<(.+)>$/.exec(headers.get('content-id')?.trim() ?? '')?.[1] ?? '',
    bytes: isHtml(contentType) ? withStylesInOrder(htmlInUtf8(bytes, contentType)) : bytes,
  };
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
