import { pageWide } from './page-wide.ts';

/** A trusted types policy: https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API */
interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy } | undefined;

declare module './page-wide.ts' {
  interface PageWide {
    readonly trustedTypes: Policy;
  }
}

const identity = (text: string): string => text;
const identityPolicy: Policy = { createHTML: identity, createScript: identity, createScriptURL: identity };

/** Returns the page's policy `ss-runtime`, created once: a page that lists permitted names permits each name once. */
export const trustedPolicy = (): Policy =>
  pageWide('trustedTypes', () => {
    try {
      return (
        (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('ss-runtime', identityPolicy) ?? identityPolicy
      );
    } catch {
      // The page does not permit the name. The browser refuses the plain text, and the caller handles the error.
      return identityPolicy;
    }
  });

/**
 * Returns markup in a form that pages with trusted types accept. For the runtime's markup, and for parsing in an inert document.
 */
export const trustedHtml = (html: string): string => trustedPolicy().createHTML(html);

/** Returns a script's text or address in a form that pages with trusted types accept. */
export const trustedScript = (kind: 'createScript' | 'createScriptURL', value: string): string => trustedPolicy()[kind](value);

/**
 * Sets an attribute in a form that pages with trusted types accept:
 * https://w3c.github.io/trusted-types/dist/spec/#enforcement-in-attributes
 */
export function putTrustedAttribute(element: Element, name: string, value: string): void {
  const isScript = /^(script|embed)$/.test(element.localName)
    ? name === 'src'
    : element.localName === 'object' && name === 'data';
  if (name === 'srcdoc') element.setAttribute(name, trustedHtml(value));
  else if (name.startsWith('on')) element.setAttribute(name, trustedScript('createScript', value));
  else element.setAttribute(name, isScript ? trustedScript('createScriptURL', value) : value);
}

/** Returns a new element from the runtime's markup. The element is not on the page yet. */
export function elementFrom<E extends HTMLElement | SVGElement>(document: Document, markup: string): E {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(markup);
  return document.importNode(template.content, true).firstElementChild as E;
}
