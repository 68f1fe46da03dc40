import { z } from 'zod';
import { type Archive, isHtml, type SavedResource } from './archive.ts';
import { harBody } from './har-body.ts';
import { type HarEntry, readHarEntry } from './har-entry.ts';

const harSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

const maxRedirects = 10;

/**
 * Reads a HAR 1.2 file: every GET response with content is a resource, also under the addresses that redirect to it. HTML of the first
 * page's origin is a page. The last response of an address is used. Entries without a body are ignored: browsers write them unless the
 * user saves with content. Throws an Error of one sentence for text that is not a HAR and for a HAR without a page.
 */
export function readHar(text: string): Archive {
  const entries = entriesOf(text);
  const resources = new Map<string, SavedResource>();
  const redirects = new Map<string, string>();
  const pages = new Set<string>();
  for (const entry of entries) {
    const { request, response, _resourceType: type } = entry;
    if (request.method.toUpperCase() !== 'GET' || !/^https?:/i.test(request.url) || !URL.canParse(request.url)) continue;
    const address = withoutFragment(request.url);
    const target = response.redirectURL || entry.header('location');
    if (response.status >= 300 && response.status < 400 && target !== '' && URL.canParse(target, address)) {
      redirects.set(address, withoutFragment(new URL(target, address).href));
    }
    const resource = resourceOf(entry, address);
    if (!resource) continue;
    resources.set(address, resource);
    const isDocument = type === undefined || type.toLowerCase() === 'document';
    if (isDocument && isHtml(resource.contentType) && !/\/api\//.test(new URL(address).pathname)) pages.add(address);
  }
  for (const [address, target] of redirects) {
    const final = resources.get(followed(target, redirects));
    if (final && !resources.has(address)) resources.set(address, { ...final, url: address });
  }
  const [first] = pages;
  if (first === undefined) throw new Error(entries.some(({ response }) => response.content._file) ? attachedBodies : noPage);
  const { origin } = new URL(first);
  return { pages: [...pages].filter((page) => new URL(page).origin === origin), resources: [...resources.values()] };
}

const noPage = 'it has no page: expected a GET response with status 200, type text/html and content (save it "with content")';
const attachedBodies =
  'its bodies are in files of their own ("_file"), as in Playwright’s ZIP archives: record it with content "embed"';

function entriesOf(text: string): readonly HarEntry[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new Error('it is not a HAR file: expected JSON');
  }
  const har = harSchema.safeParse(json);
  if (!har.success) throw new Error('it is not a HAR 1.2 file: expected {"log":{"entries":[…]}}');
  return har.data.log.entries.flatMap((raw) => readHarEntry(raw) ?? []);
}

/** Returns the content of a response; null without any. A response from the cache may have status 304, and its content. */
function resourceOf({ response, header }: HarEntry, url: string): SavedResource | null {
  const { status, content } = response;
  if (content.text === undefined || !(status === 200 || (status === 304 && content.text !== ''))) return null;
  const contentType = /^(?:|x-unknown)$/.test(content.mimeType) ? header('content-type') : content.mimeType;
  const bytes = harBody({ ...content, text: content.text, mimeType: contentType, transferEncoding: header('content-encoding') });
  return { url, contentType, bytes };
}

function followed(target: string, redirects: ReadonlyMap<string, string>): string {
  let address = target;
  for (let hop = 0; hop < maxRedirects; hop += 1) address = redirects.get(address) ?? address;
  return address;
}

const withoutFragment = (url: string): string => url.replace(/#.*$/, '');
