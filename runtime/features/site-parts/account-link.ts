import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { createSiteUserToken } from '../calls/index.ts';

/** The link to a visitor's account holds two texts: the one for who is signed in as a customer, and the one for who is not. Wild 2 §3, §4. */
export function mount(link: HTMLElement, { storage }: Page): Live {
  const isSignedIn = !!createSiteUserToken(storage).read();
  const texts = Array.from(link.querySelectorAll<HTMLElement>('.auth,.unauth'));
  for (const text of texts) text.style.display = text.classList.contains('auth') === isSignedIn ? '' : 'none';
  return {
    destroy() {
      for (const { style } of texts) style.removeProperty('display');
    },
  };
}
