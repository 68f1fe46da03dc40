import { isPlainPress } from '../../browser/press-hold.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { createSiteUserToken } from '../calls/index.ts';

/** Mounts a link that opens the visitor's account and shows one of its two texts. `commerce#account-link` */
export function mountAccountLink(link: HTMLElement, page: Page): Mounted {
  const texts = Array.from(link.querySelectorAll<HTMLElement>('.auth,.unauth'));
  const show = (isSignedIn: boolean) => {
    for (const { classList, style } of texts) style.display = classList.contains('auth') === isSignedIn ? '' : 'none';
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    page
      .service('accounts')
      .then((accounts) => accounts.open())
      .catch(page.errors.report);
  };
  show(createSiteUserToken(page.storage).read() !== null);
  link.addEventListener('click', onClick);
  const removeListener = page.emitter.on('account-change', show);
  return {
    dispose() {
      link.removeEventListener('click', onClick);
      removeListener();
      for (const { style } of texts) style.removeProperty('display');
    },
  };
}
