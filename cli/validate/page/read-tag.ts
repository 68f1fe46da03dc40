import { mappedThrough, sliceOf } from '../text/mapped-text.ts';
import { type PageAttribute, type PageTag, tokenizePage } from './tokenize-page.ts';

/** Reads the start tag between two indexes of a page, with the place of each character. */
export function readTag(html: string, start: number, end: number, insideBlock: boolean): PageTag | undefined {
  const within = sliceOf(html, start, end);
  let found: PageTag | undefined;
  tokenizePage(within.text, {
    onTag: (tag) => {
      found = tag;
    },
    onScript: () => {},
    onUnfinishedTag: () => {},
  });
  if (!found) return undefined;
  const attributes = new Map<string, PageAttribute>();
  for (const [name, { value, quote, start: at, repeatedAt }] of found.attributes) {
    const repeated = repeatedAt === undefined ? {} : { repeatedAt: repeatedAt + start };
    attributes.set(name, { value: mappedThrough(value, within), quote, start: at + start, ...repeated });
  }
  return { name: found.name, start, end, attributes, insideBlock };
}
