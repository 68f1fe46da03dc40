import { isPlainClick } from '../../browser/hold-click.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { createSiteUserToken } from '../calls/index.ts';

/**
 * A link to the visitor's account: a press opens the account over the page. It holds two texts, the one for who is signed in and the one
 * for who is not. Wild 2 §3, §4.
 */
export function mountAccountLink(link: HTMLElement, page: Page): Mounted {
  const texts = Array.from(link.querySelectorAll<HTMLElement>('.auth,.unauth'));
  const show = (isSignedIn: boolean) => {
    for (const { classList, style } of texts) style.display = classList.contains('auth') === isSignedIn ? '' : 'none';
  };
  const ended = new AbortController();
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    page
      .service('accounts')
      .then((accounts) => accounts.open())
      .catch(page.errors.report);
  };
  show(createSiteUserToken(page.storage).read() !== null);
  link.addEventListener('click', onClick, { signal: ended.signal });
  const stop = page.emitter.on('account-change', show);
  return {
    dispose() {
      ended.abort();
      stop();
      for (const { style } of texts) style.removeProperty('display');
    },
  };
}
