/** Thanks that are more than a text: html, links, another page. */
import { cleanHtml } from '../../../browser/clean-html.ts';
import { trustedHtml, trustedScript } from '../../../browser/trusted-types.ts';

export interface ThanksParts {
  /** Cleaned before it is shown. */
  readonly messageHtml: string;
  /** What the page itself holds: its scripts run. */
  readonly ownHtml: string;
  /** As it was configured; empty for none. */
  readonly redirect: string;
}

/** Puts them into the element. Returns the address of the site's own to go to; empty for none. */
export function fillThanks(done: HTMLElement, { messageHtml, ownHtml, redirect }: ThanksParts): string {
  const { ownerDocument: document } = done;
  if (messageHtml) done.append(cleanHtml(messageHtml, document));
  if (ownHtml) done.append(withPlayers(ownHtml, document));
  const target = readRedirect(redirect, document.location.href);
  if (target && !target.isOwn) done.append(linkTo(target.url, document));
  return target?.isOwn ? target.url : '';
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

/** Where to go; null for nowhere, and for what is no web address. */
function readRedirect(written: string, base: string): { readonly url: string; readonly isOwn: boolean } | null {
  if (!written) return null;
  try {
    const url = new URL(written, base);
    return /^https?:$/.test(url.protocol) ? { url: url.href, isOwn: url.origin === new URL(base).origin } : null;
  } catch {
    return null;
  }
}

function linkTo(url: string, document: Document): HTMLElement {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.textContent = new URL(url).host;
  paragraph.append(link);
  return paragraph;
}
