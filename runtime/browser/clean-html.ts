import { droppedElements, safeProtocols } from '../contract/texts/settings-html.ts';
import { trustedHtml } from './trusted-types.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are copied. Other elements are replaced by their content, except the dropped ones. */
const allowed = /* @__PURE__ */ setOf('A P DIV BR STRONG EM B I U S SMALL SUB SUP SPAN UL OL LI');
const dropped = /* @__PURE__ */ setOf(droppedElements);
/** Block elements, which are replaced by `div`, so that their text keeps a separate line. */
const blocks = /* @__PURE__ */ setOf(
  'H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE ADDRESS SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV FORM FIELDSET TR DD DL DT',
);
const maxDepth = 32;

/**
 * Returns an owner's HTML as harmless nodes: copies of permitted elements without attributes, except links to http, https,
 * mailto, tel and the site itself. Plain text is unchanged. Never throws.
 */
export function cleanHtml(html: string, document: Document): DocumentFragment {
  const clean = document.createDocumentFragment();
  const parsed = parse(html);
  if (parsed) copyChildren(parsed, clean, document, 0);
  else clean.append(html.replace(/<[^>]*>/g, ' '));
  return clean;
}

/** Sets the link's address if its protocol is safe. */
export function putSafeAddress(link: HTMLAnchorElement, address: string): void {
  link.href = address;
  if (!safeProtocols.includes(link.protocol)) link.removeAttribute('href');
}

/** Returns the body of an inert document, which loads and runs nothing; null where the page's policy forbids parsing. */
function parse(html: string): HTMLElement | null {
  try {
    return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
  } catch {
    return null;
  }
}

function copyChildren(from: Node, to: Node, document: Document, depth: number): void {
  for (const node of from.childNodes) {
    if (node instanceof Text) to.appendChild(document.createTextNode(node.data));
    const name = node.nodeName.toUpperCase();
    if (!(node instanceof Element) || depth > maxDepth || dropped.has(name)) continue;
    const kept = allowed.has(name) ? name : blocks.has(name) && 'DIV';
    const copy = kept ? to.appendChild(document.createElement(kept)) : to;
    const href = node.getAttribute('href');
    if (copy instanceof HTMLAnchorElement && copy !== to && href !== null) {
      putSafeAddress(copy, href);
      if (copy.href && node.getAttribute('target') === '_blank') {
        copy.target = '_blank';
        copy.rel = 'noopener';
      }
    }
    copyChildren(node, copy, document, depth + 1);
  }
}
