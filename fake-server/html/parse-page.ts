import { type CheerioAPI, load } from 'cheerio/slim';

/** A parsed page. */
export type PageTree = CheerioAPI;
/** Elements of a parsed page, and one of them. */
export type PageElements = ReturnType<ReturnType<CheerioAPI['root']>['children']>;
export type PageElement = PageElements[number];

let last: { readonly html: string; readonly tree: PageTree } | null = null;

/** Parses a page with htmlparser2. The last page is cached, because several readers parse the page that is being sent. */
export function parsePage(html: string): PageTree {
  if (last?.html !== html) last = { html, tree: load(html) };
  return last.tree;
}

/** Parses JSON text from a page. Returns null for text that is not JSON. */
export function parsePageJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
