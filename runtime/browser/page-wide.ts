/** Things that exist once a page, by name: filled by those who share them. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for others to extend
export interface PageWide {}

const mark = Symbol.for('ss-runtime.page-wide');

/**
 * Returns what exists once a page under this name; the first who asks makes it. A module's own variables exist once a chunk, and
 * several chunks carry the same module: what a page must have once is kept here instead.
 */
export function pageWide<Name extends keyof PageWide>(name: Name, create: () => PageWide[Name]): PageWide[Name] {
  const page = globalThis as { [mark]?: Partial<PageWide> };
  page[mark] ??= {};
  page[mark][name] ??= create();
  return page[mark][name] as PageWide[Name];
}
