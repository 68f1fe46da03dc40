import { trustedHtml } from './trusted-types.ts';

/** The one element that markup of our own says, a new one each time, not on the page yet. */
export function elementFrom<E extends HTMLElement>(document: Document, markup: string): E {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(markup);
  return document.importNode(template.content, true).firstElementChild as E;
}
