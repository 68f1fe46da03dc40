import { isPlainPress } from '../../browser/press-hold.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/**
 * Mounts the link of a floating cart: a plain click opens the cart over the page, any other click follows the link.
 * `commerce#cart-panel`
 */
export function mountFloatingCart(link: HTMLElement, page: Page): Mounted {
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const { href } = link as HTMLAnchorElement;
    page.chunks
      .load('cart-panel')
      .then(({ openCartPanel }) => openCartPanel(page, href))
      .catch((error: unknown) => {
        page.errors.report(error);
        location.assign(href);
      });
  };
  link.addEventListener('click', open);
  return { dispose: () => link.removeEventListener('click', open) };
}
