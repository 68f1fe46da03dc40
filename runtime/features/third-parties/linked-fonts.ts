/** Without the weights and styles that follow it. */
const nameOf = (family: string): string => (family.split(':')[0] ?? '').trim().toLowerCase();

/** Whether the page itself links this family, of whichever font service: `family=` in an address, once for each or with bars between. */
export function isFamilyLinked(document: Document, family: string): boolean {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[href*="family="]'));
  return links.some(({ href }) =>
    new URLSearchParams(href.slice(href.indexOf('?')))
      .getAll('family')
      .some((list) => list.split('|').some((linked) => nameOf(linked) === nameOf(family))),
  );
}

/** Whether the page itself brings a kit, by script or by style sheet. */
export const isKitLinked = (document: Document): boolean =>
  document.querySelector('script[src*="//use.typekit.net/"],link[href*="//use.typekit.net/"]') !== null;
