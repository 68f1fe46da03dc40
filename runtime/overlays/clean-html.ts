import { trustedHtml } from '../lib/trusted-html.ts';

/** Elements that a settings text may hold; of any other only the text inside is kept. */
const allowed = /^(A|P|DIV|BR|STRONG|EM|[BIUS]|SMALL|SU[BP]|SPAN|[UO]L|LI)$/;
/** Elements whose inside is no text for people; by how their names begin. */
const dropped = /^(SCRIPT|STYLE|SVG|I?FRAME|NO(SCRIPT|FRAMES|EMBED)|OBJECT|EMBED|TEMPLATE|TEXTAREA|TITLE|MATH)/;
/** Elements that stand in lines of their own: their text stays in one, too. */
const blocks = /^(H\d|BLOCKQUOTE|PRE|ADDRESS|SECTION|ARTICLE|ASIDE|HEADER|FOOTER|MAIN|NAV|FORM|FIELDSET|TR|D[DLT])$/;
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

/** Gives the link its address, if that can do no harm. */
export function putSafeAddress(link: HTMLAnchorElement, address: string): void {
  link.href = address;
  if (!/^(https?|mailto|tel):$/.test(link.protocol)) link.removeAttribute('href');
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
  for (const node of from.childNodes) {
    if (node instanceof Text) to.appendChild(document.createTextNode(node.data));
    const name = node.nodeName.toUpperCase();
    if (!(node instanceof Element) || depth > maxDepth || dropped.test(name)) continue;
    const kept = allowed.test(name) ? name : blocks.test(name) && 'DIV';
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
