import { decodePage } from './page-text.ts';
import { preludeTag } from './prelude.ts';
import { scanPage } from './scan-page.ts';
import type { SitePage } from './site.ts';

/** What is put into a page: ASCII markup, first and last in its head. */
export interface PageInserts {
  readonly headFirst?: string;
  readonly headLast: string;
}

/**
 * The page without the platform's own script tags and with ours in its head; every other byte stays as it was. The prelude stands where
 * the first of the platform's stood in the head, else first in it. Returns the page's bytes and the names of what was left out.
 */
export function rewritePage(
  bytes: Buffer,
  { headFirst = '', headLast }: PageInserts,
): Required<Pick<SitePage, 'html' | 'leftOut'>> {
  const { text, encode } = decodePage(bytes);
  const { headStart, headEnd, leftOut } = scanPage(text);
  const preludeAt = leftOut.find(([from]) => from < headEnd)?.[0] ?? headStart;
  // Sorting keeps this order at equal offsets: what is put in comes before what is left out.
  const edits = [
    { from: preludeAt, to: preludeAt, put: preludeTag },
    { from: headStart, to: headStart, put: headFirst },
    { from: headEnd, to: headEnd, put: headLast },
    ...leftOut.map(([from, to]) => ({ from, to, put: '' })),
  ].sort((one, other) => one.from - other.from);
  const parts: string[] = [];
  let done = 0;
  for (const { from, to, put } of edits) {
    parts.push(text.slice(done, from), put);
    done = to;
  }
  parts.push(text.slice(done));
  return { html: encode(parts.join('')), leftOut: leftOut.map(([, , name]) => name) };
}

/** The runtime's one script tag: classic and synchronous, because pages call its names while they load. */
export const bootTag = (address: string): string => `<script src="${address}"></script>`;
