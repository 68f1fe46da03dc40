import { trustedHtml } from '../lib/trusted-html.ts';

/** Elements that a settings text may hold; of any other only the text inside is kept. */
const allowed = /^(A|P|DIV|BR|STRONG|EM|B|I|U|S|SMALL|SUB|SUP|SPAN|UL|OL|LI)$/;
/** Elements whose inside is no text for people. */
const dropped = /^(SCRIPT|STYLE|I?FRAME|FRAMESET|NOFRAMES|NOEMBED|OBJECT|EMBED|TEMPLATE|NOSCRIPT|TEXTAREA|TITLE|SVG|MATH)$/;
/** Elements that stand in lines of their own: their text stays in one, too. */
const blocks = /^(H\d|BLOCKQUOTE|PRE|ADDRESS|SECTION|ARTICLE|ASIDE|HEADER|FOOTER|MAIN|NAV|FORM|FIELDSET|TR|D[DLT])$/;
const protocols = /^(https?|mailto|tel):$/;
const maxDepth = 32;

/**
 * An owner's HTML text as nodes that can do no harm: built anew from an allow-list of elements without attributes, but for
 * links to http, https, mailto, tel and the site itself. Text that is not HTML comes out as it is. Never throws.
 */
export function cleanHtml(html: string, document: Document): DocumentFragment {
  const clean = document.createDocumentFragment();
  const parsed = parse(html);
  if (parsed) copyChildren(parsed, clean, document, 0);
  else clean.append(html.replace(/<[^>]*>/g, ' '));
  return clean;
}

/** An inert document: nothing in it loads or runs. A page may forbid even that. */
function parse(html: string): HTMLElement | null {
  try {
    return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
  } catch {
    return null;
  }
}

function copyChildren(from: Node, to: Node, document: Document, depth: number): void {
  for (const node of Array.from(from.childNodes)) {
    if (node instanceof Text) to.appendChild(document.createTextNode(node.data));
    if (!(node instanceof Element) || depth > maxDepth) continue;
    const name = node.nodeName.toUpperCase();
    if (dropped.test(name)) continue;
    const kept = allowed.test(name) ? name : blocks.test(name) ? 'DIV' : '';
    const copy = kept ? to.appendChild(document.createElement(kept)) : to;
    if (copy instanceof HTMLAnchorElement) copyLink(node, copy);
    copyChildren(node, copy, document, depth + 1);
  }
}

function copyLink(from: Element, to: HTMLAnchorElement): void {
  const href = from.getAttribute('href');
  try {
    if (href === null || !protocols.test(new URL(href, to.baseURI).protocol)) return;
  } catch {
    return;
  }
  to.href = href;
  if (from.getAttribute('target') !== '_blank') return;
  to.target = '_blank';
  to.rel = 'noopener';
}
