import { z } from 'zod';
import { type Archive, isHtml, type SavedResource } from './archive.ts';
import { harBody } from './har-body.ts';

const entrySchema = z.object({
  _resourceType: z.string().optional(),
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({
    status: z.number(),
    content: z.object({ mimeType: z.string().catch(''), text: z.string().optional(), encoding: z.string().optional() }),
  }),
});
const harSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/**
 * Reads a HAR 1.2 file: every GET response with status 200 is a resource, HTML of the first page's origin is a page. The last
 * response of an address is used. Entries without a body are ignored: browsers write them unless the user saves with content.
 * Throws an Error of one sentence for text that is not a HAR and for a HAR without a page.
 */
export function readHar(text: string): Archive {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('it is not a HAR file: expected JSON');
  }
  const har = harSchema.safeParse(json);
  if (!har.success) throw new Error('it is not a HAR 1.2 file: expected {"log":{"entries":[…]}}');
  const resources = new Map<string, SavedResource>();
  const pages = new Set<string>();
  for (const raw of har.data.log.entries) {
    const entry = entrySchema.safeParse(raw).data;
    const { method, url } = entry?.request ?? {};
    const { status, content } = entry?.response ?? {};
    if (method !== 'GET' || status !== 200 || content?.text === undefined || !url || !URL.canParse(url)) continue;
    const address = withoutFragment(url);
    const bytes = harBody({ ...content, text: content.text });
    resources.set(address, { url: address, contentType: content.mimeType, bytes });
    const isDocument = entry?._resourceType === undefined || entry._resourceType === 'document';
    if (isDocument && isHtml(content.mimeType) && !/\/api\//.test(new URL(address).pathname)) pages.add(address);
  }
  const [first] = pages;
  if (first === undefined)
    throw new Error(
      'it has no page: expected a GET response with status 200, type text/html and content (save it "with content")',
    );
  const { origin } = new URL(first);
  return { pages: [...pages].filter((page) => new URL(page).origin === origin), resources: [...resources.values()] };
}

const withoutFragment = (url: string): string => url.replace(/#.*$/, '');
