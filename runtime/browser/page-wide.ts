/** Objects that exist once per page, by name. The modules that share an object extend this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for others to extend
export interface PageWide {}

const mark = Symbol.for('ss-runtime.page-wide');

/**
 * Returns the page's object of this name; the first call creates it. A module's variables exist once in each chunk that contains
 * the module, so the state of the page is kept here.
 */
export function pageWide<Name extends keyof PageWide>(name: Name, create: () => PageWide[Name]): PageWide[Name] {
  const page = globalThis as { [mark]?: Partial<PageWide> };
  page[mark] ??= {};
  page[mark][name] ??= create();
  return page[mark][name] as PageWide[Name];
}
