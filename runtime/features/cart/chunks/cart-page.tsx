/** The full-page cart: a React island in the page's cart root, which may hold settings as JSON. `commerce#cart-page` */
import { safeLink } from '../../../browser/safe-link.ts';
import { readFields, readJson } from '../../../contract/read.ts';
import type { Mountable } from '../../../page/mountable.ts';
import { openIsland } from '../../../ui/react/open-island.tsx';
import { CartView } from '../CartView.tsx';
import cartStyles from '../cart.css';

export const mount: Mountable['mount'] = async (root, page) => {
  const settings = readFields(readJson(root.querySelector('script[type="application/json"]')?.textContent));
  const commerce = await page.service('commerce');
  commerce.cart
    .get()
    .then(({ entries }) => releaseBox(root, entries.length === 0))
    .catch((error: unknown) => {
      releaseBox(root, true);
      page.errors.report(error);
    });
  return openIsland(page, {
    name: 'cart',
    tree: <CartView commerce={commerce} continueUrl={safeLink(settings.continueShoppingLinkUrl, '')?.url ?? '/'} />,
    styles: cartStyles,
    parent: root.querySelector('#sqs-cart-container') ?? root,
  });
};

/** Releases the box of a cart with contents: commerce#cart-box. A move right after a press does not count as a layout shift. */
function releaseBox(root: HTMLElement, isNow: boolean): void {
  const release = () => root.removeAttribute('data-ss-filled');
  if (isNow) release();
  else for (const type of ['pointerdown', 'keydown']) root.addEventListener(type, release, { once: true });
}
