import { readFields, readText } from '../../contract/read.ts';

/**
 * Returns the families of a page's font list: third-parties#web-fonts. Entries are texts (`Lato:wght@400;700`), or objects with
 * `family` or `name`, in a list, in an object with `fonts`, or as one text separated by bars. Other entries are left out.
 */
export function fontFamilies(list: unknown): readonly string[] {
  if (typeof list === 'string') return list.split('|').filter(Boolean);
  const entries = Array.isArray(list) ? list : readFields(list).fonts;
  if (!Array.isArray(entries)) return [];
  return entries
    .map((entry) => readText(entry) || readText(readFields(entry).family) || readText(readFields(entry).name))
    .filter(Boolean);
}

/** Returns the family's name without its weights and styles. */
const familyName = (family: string): string => (family.split(':')[0] ?? '').trim().toLowerCase();

/**
 * Returns whether the page links this family, of any font service: `family=` in an address, once for each family or separated by
 * bars.
 */
export function isFamilyLinked(document: Document, family: string): boolean {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[href*="family="]'));
  return links.some(({ href }) =>
    new URLSearchParams(href.slice(href.indexOf('?')))
      .getAll('family')
      .some((list) => list.split('|').some((linked) => familyName(linked) === familyName(family))),
  );
}

/** Returns whether the page loads a font kit, by script or style sheet. */
export const isKitLinked = (document: Document): boolean =>
  document.querySelector('script[src*="//use.typekit.net/"],link[href*="//use.typekit.net/"]') !== null;
