import type { CheerioAPI } from 'cheerio/slim';
import { loadPackage } from '../load-package.ts';

/** A parsed page. */
export type PageTree = CheerioAPI;
/** Elements of a parsed page, and one of them. */
export type PageElements = ReturnType<ReturnType<CheerioAPI['root']>['children']>;
export type PageElement = PageElements[number];

let last: { readonly html: string; readonly tree: PageTree } | null = null;

/**
 * Parses a page with htmlparser2. The last page is cached, because several readers parse the page that is being sent. cheerio is
 * loaded with the first page: it takes a tenth of the time until the first response to a call.
 */
export function parsePage(html: string): PageTree {
  if (last?.html !== html) last = { html, tree: loadPackage('cheerio/slim').load(html) };
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
