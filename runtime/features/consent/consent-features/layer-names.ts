/** Ids of Google's tags and containers. */
const tagId = /^(G|GT|GTM|AW|DC|UA)-/;
/** The call at the end of the snippet of a container: `(window,document,'script','dataLayer','GTM-ABC')`. */
const snippet = /['"]script['"]\s*,\s*['"]([\w$]+)['"]\s*,\s*['"]GTM-/g;

/**
 * Returns the names of the lists that Google's tags of a page read: `dataLayer`, and other names in the addresses and snippets of
 * the tags. https://developers.google.com/tag-platform/tag-manager/datalayer#rename_the_data_layer
 */
export function layerNames(document: Document): ReadonlySet<string> {
  const names = new Set(['dataLayer']);
  for (const script of Array.from(document.scripts)) {
    const address = script.getAttribute('src') ?? script.getAttribute('data-src');
    if (address !== null) {
      const name = nameInAddress(address, document.baseURI);
      if (name) names.add(name);
    } else for (const [, name = ''] of script.text.matchAll(snippet)) names.add(name);
  }
  return names;
}

function nameInAddress(address: string, base: string): string | null {
  try {
    const { pathname, searchParams } = new URL(address, base);
    const isTag = /\/(gtm\.js|gtag\/js)$/.test(pathname) || tagId.test(searchParams.get('id') ?? '');
    return isTag ? searchParams.get('l') : null;
  } catch {
    // The address is no URL.
    return null;
  }
}
