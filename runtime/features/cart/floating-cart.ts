import { isPlainClick } from '../../browser/hold-click.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/**
 * The floating cart of templates: a plain press opens the cart over the page; anything else, and a panel that cannot be had, goes where
 * the link goes. Wild 2 §3.
 */
export function mountFloatingCart(link: HTMLElement, page: Page): Mounted {
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
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
