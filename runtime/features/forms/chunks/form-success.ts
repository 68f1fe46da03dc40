/** Fills in success messages with HTML or with a redirect; most forms have neither. */
import { putTrustedAttribute, trustedHtml, trustedScript } from '../../../browser/trusted-types.ts';

interface SuccessParts {
  /** The owner's HTML, whose scripts run, forms#success-scripts, by the platform's class of its element. */
  readonly html: readonly (readonly [className: string, html: string])[];
  /** The configured address, unchecked; empty for none. */
  readonly redirect: string;
}

/** Appends the HTML to the element. Returns the address to go to, empty for none, forms#success-redirect. */
export function fillSuccess(element: HTMLElement, { html, redirect }: SuccessParts): string {
  const { ownerDocument: document } = element;
  for (const [className, part] of html) {
    const place = document.createElement('div');
    place.className = className;
    element.append(place);
    // In the page first, as its scripts expect.
    place.append(parseWithScripts(part, document));
  }
  return readRedirect(redirect, document.location.href);
}

/**
 * Scripts that were parsed by `innerHTML` do not run, copies of them do:
 * https://developer.mozilla.org/en-US/docs/Web/API/Element/innerHTML
 */
function parseWithScripts(html: string, document: Document): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const fragment = document.importNode(template.content, true);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  for (const script of fragment.querySelectorAll('script')) {
    const copy = document.createElement('script');
    for (const { name, value } of [...script.attributes]) if (name !== 'src') putTrustedAttribute(copy, name, value);
    const ownNonce = script.nonce || nonce;
    if (ownNonce) copy.nonce = ownNonce;
    // Scripts that are inserted are async by default; those of the message run in its order.
    copy.async = script.hasAttribute('async');
    const src = script.getAttribute('src');
    if (src) copy.src = trustedScript('createScriptURL', src);
    else copy.text = trustedScript('createScript', script.text);
    script.replaceWith(copy);
  }
  return fragment;
}

function readRedirect(configured: string, base: string): string {
  if (!configured) return '';
  try {
    const { protocol, href } = new URL(configured, base);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}
