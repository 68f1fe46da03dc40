/** Thanks that are more than a text: html, links, another page. */
import { trustedHtml, trustedScript } from '../../../browser/trusted-types.ts';

export interface ThanksParts {
  /** The owner's own html, of either generation: its scripts run. */
  readonly html: readonly string[];
  /** As it was configured; empty for none. */
  readonly redirect: string;
}

/** Puts them into the element. Returns the address to go to; empty for none, and for what is no web address. */
export function fillThanks(done: HTMLElement, { html, redirect }: ThanksParts): string {
  const { ownerDocument: document } = done;
  for (const part of html) done.append(withPlayers(part, document));
  return readRedirect(redirect, document.location.href);
}

/** Scripts that come by `innerHTML` do not run: living copies do. */
function withPlayers(html: string, document: Document): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const fragment = document.importNode(template.content, true);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  for (const script of fragment.querySelectorAll('script')) {
    const copy = document.createElement('script');
    for (const { name, value } of [...script.attributes]) if (name !== 'src') copy.setAttribute(name, value);
    if (nonce) copy.nonce = nonce;
    const src = script.getAttribute('src');
    if (src) copy.src = trustedScript('createScriptURL', src);
    else copy.text = trustedScript('createScript', script.text);
    script.replaceWith(copy);
  }
  return fragment;
}

function readRedirect(written: string, base: string): string {
  if (!written) return '';
  try {
    const { protocol, href } = new URL(written, base);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}
