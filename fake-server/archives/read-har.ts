import { readEntries } from '../har/read-entries.ts';
import { type Archive, isHtml, type LeftOutPart, type SavedResource, withoutFragment } from './archive.ts';
import { harBody } from './har-body.ts';
import { type HarEntry, readHarEntry } from './har-entry.ts';

const maxRedirects = 10;

/**
 * Reads a HAR 1.2 file: every GET response with content is a resource, also under the addresses that redirect to it. HTML of the
 * first page's origin is a page. Of several responses of one address the last one with content is used. Rejects with the errors
 * of `splitEntries`, and with an Error of one sentence for a HAR without a page.
 */
export async function readHar(bytes: Buffer): Promise<Archive> {
  const entries = await readEntries([bytes], readHarEntry);
  const resources = new Map<string, SavedResource>();
  const redirects = new Map<string, string>();
  const pages = new Set<string>();
  const leftOut: LeftOutPart[] = [];
  for (const entry of entries) {
    const reason = entry === null ? 'it has no request and response' : reasonToLeaveOut(entry);
    if (entry === null || reason !== null) {
      leftOut.push({ address: entry?.request.url ?? '', reason: reason ?? '' });
      continue;
    }
    const address = withoutFragment(entry.request.url);
    const target = redirectTarget(entry, address);
    if (target !== null) redirects.set(address, target);
    const resource = resourceOf(entry, address);
    if (!resource) {
      if (target === null) leftOut.push({ address, reason: noContent(entry) });
      continue;
    }
    const known = resources.get(address);
    if (known && (resource.bytes.length === 0 || known.bytes.length > 0))
      leftOut.push({ address, reason: 'the archive has another response of its address' });
    if (known && resource.bytes.length === 0) continue;
    resources.set(address, resource);
    if (isPageEntry(entry, resource)) pages.add(address);
  }
  for (const [address, target] of redirects) {
    const final = resources.get(followed(target, redirects));
    if (final && !resources.has(address)) resources.set(address, { ...final, url: address });
  }
  const [first] = pages;
  if (first === undefined) throw new Error(entries.some((entry) => entry?.response.content._file) ? attachedBodies : noPage);
  const { origin } = new URL(first);
  return { pages: [...pages].filter((page) => new URL(page).origin === origin), resources: [...resources.values()], leftOut };
}

/** Returns why an entry cannot be a resource; null for one that can. */
function reasonToLeaveOut({ request }: HarEntry): string | null {
  if (request.method.toUpperCase() !== 'GET') return `pages are served for GET; it is a ${request.method.toUpperCase()} request`;
  if (!/^https?:/i.test(request.url) || !URL.canParse(request.url)) return 'its address is not one of http or https';
  return isCall(request.url) ? 'it is a call of the platform, which this platform responds to' : null;
}

/** Calls of the platform have these paths on every site. */
const isCall = (url: string): boolean => /^\/api\//.test(new URL(url).pathname);

const isPageEntry = ({ _resourceType: type }: HarEntry, { contentType }: SavedResource): boolean =>
  (type === undefined || type.toLowerCase() === 'document') && isHtml(contentType);

function redirectTarget({ response, header }: HarEntry, address: string): string | null {
  const target = response.redirectURL || header('location');
  const isRedirect = response.status >= 300 && response.status < 400 && target !== '' && URL.canParse(target, address);
  return isRedirect ? withoutFragment(new URL(target, address).href) : null;
}

function noContent({ response: { status, content } }: HarEntry): string {
  if (status !== 200 && status !== 304) return status > 0 ? `its status is ${status}` : 'it got no response';
  return content._file === undefined ? 'it was saved without content' : 'its content is in a file of its own ("_file")';
}

const noPage = 'it has no page: expected a GET response with status 200, type text/html and content (save it "with content")';
const attachedBodies =
  'its bodies are in files of their own ("_file"), as in Playwright’s ZIP archives: record it with content "embed"';

/**
 * Returns the content of a response; null without any, and for HTML that is empty. A response from the cache may have status 304,
 * and its content.
 */
function resourceOf({ response, header }: HarEntry, url: string): SavedResource | null {
  const { status, content } = response;
  if (content.text === undefined || !(status === 200 || (status === 304 && content.text !== ''))) return null;
  const contentType = /^(?:|x-unknown)$/.test(content.mimeType) ? header('content-type') : content.mimeType;
  if (content.text === '' && isHtml(contentType)) return null;
  const bytes = harBody({ ...content, text: content.text, mimeType: contentType, transferEncoding: header('content-encoding') });
  return { url, contentType, bytes };
}

function followed(target: string, redirects: ReadonlyMap<string, string>): string {
  let address = target;
  for (let hop = 0; hop < maxRedirects; hop += 1) address = redirects.get(address) ?? address;
  return address;
}
