/** The full-page cart: a React island in the page's cart root, which may hold settings as JSON. Wild 2 §7. */
import { adoptStyles } from '../../browser/adopt-styles.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { safeLink } from '../../browser/safe-link.ts';
import { readFields, readFlag } from '../../contract/read.ts';
import { cart as cartWords } from '../../contract/texts/en.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Mountable } from '../../page/mountable.ts';
import { mountIsland } from '../../ui/mount-island.tsx';
import { CartPage } from './CartPage.tsx';
import cartStyles from './cart.css';

export const mount: Mountable['mount'] = async (root, page) => {
  const { cart, checkout } = await page.service('commerce');
  const { storeSettings } = readFields(readFields(page.rawContext).websiteSettings);
  const settings = readSettings(root.querySelector('script[type="application/json"]')?.textContent);
  let words: Texts['cart'] = cartWords;
  const listeners = new Set<() => void>();
  const stopTexts = withTexts(page.chunks, { cart: cartWords }, (texts) => {
    words = texts.cart;
    for (const listener of listeners) listener();
  });
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    const stop = cart.on('change', changed);
    return () => {
      listeners.delete(changed);
      stop();
    };
  };
  const removeStyles = adoptStyles(root.ownerDocument, cartStyles);
  const told = (work: Promise<unknown>) => void work.catch(page.errors.report);
  const island = mountIsland(
    root.ownerDocument,
    <CartPage
      read={() => cart.snapshot}
      words={() => words}
      subscribe={subscribe}
      onQuantity={({ id }, quantity) => told(cart.setQuantity(id, quantity))}
      onUndo={({ itemId, variantId, sku, quantity, additionalFields, subscriptionOptionId }) =>
        told(cart.add({ itemId, variantId: variantId || sku, quantity, additionalFields, subscriptionOptionId }))
      }
      onCoupon={(code) => told(cart.addCoupon(code))}
      onCouponGone={(code) => told(cart.removeCoupon(code))}
      onShipping={(location, optionId) => told(cart.setShipping(location, optionId))}
      onCheckout={() => checkout.goToCheckout()}
      continueUrl={safeLink(settings.continueShoppingLinkUrl, '')?.url ?? '/'}
      isExpress={readFlag(readFields(storeSettings).expressCheckout)}
    />,
    (error) => page.errors.report(error, { island: 'cart' }),
    root.querySelector('#sqs-cart-container') ?? root,
  );
  told(cart.get());
  return {
    destroy() {
      stopTexts();
      island.destroy();
      removeStyles();
    },
  };
};

function readSettings(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    return readFields(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}
