import { trustedHtml } from './trusted-types.ts';

/** Returns a new element from the runtime's markup. The element is not on the page yet. */
export function elementFrom<E extends HTMLElement>(document: Document, markup: string): E {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(markup);
  return document.importNode(template.content, true).firstElementChild as E;
}
