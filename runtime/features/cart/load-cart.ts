import { logError } from '../../browser/console.ts';
import { hasCartCookie } from '../../contract/cookies.ts';
import type { Mountable } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** The number of pieces in the cart. Pages are cached, so the server prints 0. `commerce#cart-cookie` `commerce#cart-count` */
export const loadCartCount = async (page: Page): Promise<Mountable> => ({
  async mount() {
    if (page.cookies.read(hasCartCookie.name)) await (await page.service('commerce')).cart.get();
    return { dispose() {} };
  },
});

/** Fetches the full-page cart. Logs its failure and rejects with it. `commerce#cart-page` */
export const loadCartPage = (page: Page): Promise<Mountable> =>
  page.chunks.load('cart-page').catch((error: unknown) => {
    logError(error);
    throw error;
  });
