import { logError } from '../../browser/console.ts';
import { hasCartCookie } from '../../contract/cookies.ts';
import type { Mountable } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/**
 * Shows the number of pieces in every `.sqs-cart-quantity`, and the floating cart unless the cart is empty. `commerce#cart-count`
 */
export function showCartCount(document: Document, totalQuantity: number): void {
  for (const count of document.querySelectorAll('.sqs-cart-quantity')) {
    count.textContent = `${totalQuantity}`;
    count.closest('.sqs-custom-cart')?.classList.toggle('cart-quantity-zero', totalQuantity === 0);
  }
  document.querySelector('#floatingCart,.floating-cart')?.classList.toggle('hidden', totalQuantity === 0);
}

/**
 * Mounts the cart count. Pages are cached, so the server prints 0, and the cart is read if its cookie exists.
 * `commerce#cart-cookie`
 */
export const loadCartCount = async (page: Page): Promise<Mountable> => ({
  async mount() {
    if (page.cookies.read(hasCartCookie.name)) await (await page.service('commerce')).cart.get();
    return { dispose() {} };
  },
});

/** Fetches the full-page cart. Logs a failure and rejects with it. `commerce#cart-page` */
export const loadCartPage = (page: Page): Promise<Mountable> =>
  page.chunks.load('cart-page').catch((error: unknown) => {
    logError(error);
    throw error;
  });
