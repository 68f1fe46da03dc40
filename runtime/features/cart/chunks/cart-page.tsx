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
  // The layout rules keep a box as high as the window until then.
  const markRead = () => root.toggleAttribute('data-ss-read', true);
  commerce.cart.get().then(markRead, (error: unknown) => {
    markRead();
    page.errors.report(error);
  });
  return openIsland(page, {
    name: 'cart',
    tree: <CartView commerce={commerce} continueUrl={safeLink(settings.continueShoppingLinkUrl, '')?.url ?? '/'} />,
    styles: cartStyles,
    parent: root.querySelector('#sqs-cart-container') ?? root,
  });
};
