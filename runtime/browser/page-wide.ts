/** Objects that exist once a page, by name. The modules that share them extend it. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for others to extend
export interface PageWide {}

const mark = Symbol.for('ss-runtime.page-wide');

/**
 * Returns the page's object of this name; the first call creates it. Variables of a module exist once in each chunk that contains
 * the module, so that state of the page is kept here instead.
 */
export function pageWide<Name extends keyof PageWide>(name: Name, create: () => PageWide[Name]): PageWide[Name] {
  const page = globalThis as { [mark]?: Partial<PageWide> };
  page[mark] ??= {};
  page[mark][name] ??= create();
  return page[mark][name] as PageWide[Name];
}
